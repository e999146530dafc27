import { type ReadSearch, readSearch, type SearchPart } from '@zayy/domain/catalog/read-search'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import type { Executor } from '@zayy/platform/postgres/database'
import type { SetVersions } from './cached-sets.ts'
import { idsOf } from './product-set.ts'
import { knownWords, productWithPhrase } from './search-queries.ts'
import { loadWordSets } from './word-sets.ts'

/** A folded word of a search, and what the catalogue has of it. */
export type KnownWord = {
  word: string
  stem: string
  /** True if a product has its stem, at least as a prefix. */
  inCatalogue: boolean
  /**
   * Only of the last word, which may be incomplete: stems of words in names that start with it, though their
   * stems do not («بنطلو» starts «بنطلون», whose stem is «بنطل»).
   */
  completions: string[]
}

/** A typed word. It folds to several words if it is like t-shirt. */
export type SearchWord = { typed: string; words: KnownWord[] }

/** A size that some product has, by the names that products use for it. */
type SearchSize = { typed: string; names: string[]; pieces: number | null }

/** A parsed search with what the catalogue has of its parts. */
export type ResolvedSearch = Pick<ReadSearch, 'exact' | 'parts'> & {
  words: SearchWord[]
  sizes: SearchSize[]
  quantity: number | null
  /**
   * Typed texts that are ignored: words past the twelfth, sizes that no product has, a second quantity,
   * quantities out of range.
   */
  setAside: string[]
  /** Of the sets of products that the search reads. */
  versions: SetVersions
}

/** More than anybody types. */
const MAX_STEMS = 12

/** Parses a search and looks up which of its words, sizes and numbers the catalogue has. */
export async function resolveSearch(database: Executor, search: string): Promise<ResolvedSearch> {
  const read = readSearch(search)
  const known = await lookUp(database, read.parts)
  const words: SearchWord[] = []
  const sizes: SearchSize[] = []
  const quantities: number[] = []
  const setAside: string[] = []
  const seen = new Set<string>()
  for (const part of read.parts) {
    const { typed } = part
    const meaning = meaningOf(part, read.parts, known)
    if (meaning.kind === 'words') {
      const fresh = meaning.words.filter(({ stem }) => !seen.has(stem))
      if (fresh.length === 0) continue
      if (seen.size + fresh.length > MAX_STEMS) setAside.push(typed)
      else {
        for (const { stem } of fresh) seen.add(stem)
        words.push({ typed, words: fresh })
      }
    } else if (meaning.kind === 'size') sizes.push({ typed, names: meaning.names, pieces: meaning.pieces })
    else if (meaning.kind === 'quantity' && quantities.length === 0) quantities.push(meaning.pieces)
    else setAside.push(typed)
  }
  return { ...read, words, sizes, quantity: quantities[0] ?? null, setAside, versions: known.versions }
}

type NumberPart = Extract<SearchPart, { kind: 'number' }>

/** Answers which parts of a search the catalogue has. */
type Known = {
  word(word: string): KnownWord
  hasSize(name: string): boolean
  /** True for a number in a name, or before the next word in a product's texts: in "4 way stretch", 4 is no quantity. */
  isWord(part: NumberPart): boolean
  versions: SetVersions
}

async function lookUp(database: Executor, parts: readonly SearchPart[]): Promise<Known> {
  const stems = [...new Set(parts.flatMap(textsOf).flatMap(searchStems))].slice(0, 2 * MAX_STEMS)
  const sizes = parts.flatMap(sizeNames)
  const numbers = parts.filter((part) => part.kind === 'number')
  const last = parts.at(-1)
  const prefix = last?.kind === 'word' ? foldText(last.typed).split(' ').at(-1) : undefined
  const [row] = await knownWords(database).execute({
    stems,
    names: numbers.map(({ pieces }) => String(pieces)),
    sizes,
    // No word starts with a space.
    prefix: prefix || ' ',
  })
  const versions = row?.versions ?? {}
  const knownStems = atPlaces(stems, row?.stems)
  const knownSizes = atPlaces(sizes, row?.sizes)
  const asWords = atPlaces(numbers, row?.names)
  for (const number of numbers) {
    const next = parts[parts.indexOf(number) + 1]
    if (!asWords.has(number) && (await isPhrase(database, versions, number, next))) asWords.add(number)
  }
  return {
    word(word) {
      const [stem = word] = searchStems(word)
      const completions = word === prefix ? (row?.completions ?? []) : []
      return { word, stem, inCatalogue: knownStems.has(stem), completions: otherStems(stem, completions) }
    },
    hasSize: (name) => knownSizes.has(name),
    isWord: (part) => asWords.has(part),
    versions,
  }
}

function textsOf(part: SearchPart): string[] {
  if (part.kind === 'word') return [part.text, part.typed]
  return part.kind === 'number' ? [part.typed] : []
}

function sizeNames(part: SearchPart): readonly string[] {
  if (part.kind === 'size') return part.names
  return part.kind === 'number' ? [String(part.pieces)] : []
}

/** @param places counted from 1, as PostgreSQL does */
function atPlaces<T>(all: readonly T[], places: readonly number[] = []): Set<T> {
  return new Set(places.flatMap((nth) => all.slice(nth - 1, nth)))
}

type Meaning =
  | { kind: 'words'; words: KnownWord[] }
  | { kind: 'size'; names: string[]; pieces: number | null }
  | { kind: 'quantity'; pieces: number }
  | { kind: 'none' }

function meaningOf(part: SearchPart, parts: readonly SearchPart[], known: Known): Meaning {
  switch (part.kind) {
    case 'quantity':
      return { kind: 'quantity', pieces: part.pieces }
    case 'number':
      return meaningOfNumber(part, parts, known)
    case 'unusable':
      return { kind: 'none' }
    case 'size': {
      const names = part.names.filter(known.hasSize)
      return names.length === 0 ? { kind: 'none' } : { kind: 'size', names, pieces: null }
    }
    case 'word': {
      const synonym = wordsOf(part.text, known)
      return { kind: 'words', words: synonym.every(isKnown) ? synonym : wordsOf(part.typed, known) }
    }
  }
}

function meaningOfNumber(part: NumberPart, parts: readonly SearchPart[], known: Known): Meaning {
  const { typed, pieces, leads } = part
  const name = String(pieces)
  if (parts.length === 1 || known.isWord(part)) return { kind: 'words', words: wordsOf(typed, known) }
  const namesSize = parts.some(({ kind }) => kind === 'size')
  if (!leads && !namesSize && known.hasSize(name)) return { kind: 'size', names: [name], pieces }
  return { kind: 'quantity', pieces }
}

function wordsOf(text: string, known: Known): KnownWord[] {
  return foldText(text).split(' ').map(known.word)
}

/** Returns the given stems that a product has, at least as a prefix. */
export async function findStemsInCatalogue(
  database: Executor,
  stems: readonly string[],
): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const [found] = await knownWords(database).execute({ stems, names: [], sizes: [], prefix: ' ' })
  return atPlaces(stems, found?.stems)
}

/** Products that are read to find a number beside a word. */
const MAX_CHECKED = 1_000

/** Returns whether a product has the number before the word that follows it. */
async function isPhrase(
  database: Executor,
  versions: SetVersions,
  { pieces }: NumberPart,
  next: SearchPart | undefined,
): Promise<boolean> {
  const [stem] = next?.kind === 'word' ? searchStems(next.text) : []
  if (!stem) return false
  const number = String(pieces)
  const matching = await loadWordSets(database, versions, [], [number, stem])
  const ids = idsOf(matching(`'${number}' & '${stem}'`)).slice(0, MAX_CHECKED)
  if (ids.length === 0) return false
  const found = await productWithPhrase(database).execute({ ids, phrase: `'${number}' <-> '${stem}'` })
  return found.length > 0
}

/** Returns whether a product or name has the word, or a word that starts with it. */
export function isKnown({ inCatalogue, completions }: KnownWord): boolean {
  return inCatalogue || completions.length > 0
}

function otherStems(stem: string, words: readonly string[]): string[] {
  return [...new Set(words.flatMap(searchStems))].filter((other) => !other.startsWith(stem))
}
