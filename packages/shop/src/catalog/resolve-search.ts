import { type ReadSearch, type SearchPart, readSearch } from '@zayy/domain/catalog/read-search'
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
  const { parts } = read
  const last = parts.at(-1)
  const prefix = last?.kind === 'word' ? (foldText(last.typed).split(' ').at(-1) ?? '') : ''
  const texts = parts.flatMap((part) =>
    part.kind === 'word' ? [part.text, part.typed] : part.kind === 'number' ? [part.typed] : [],
  )
  const stems = [...new Set(texts.flatMap(searchStems))].slice(0, 2 * MAX_STEMS)
  const sizes = parts.flatMap((part) =>
    part.kind === 'size' ? part.names : part.kind === 'number' ? [String(part.pieces)] : [],
  )
  const numbers = parts.flatMap((part, at) => {
    if (part.kind !== 'number') return []
    const next = parts[at + 1]
    const [stem] = next?.kind === 'word' ? searchStems(next.text) : []
    return [{ part, number: String(part.pieces), stem }]
  })
  const [row] = await knownWords(database).execute({
    stems,
    names: numbers.map(({ number }) => number),
    sizes,
    // No word starts with a space.
    prefix: prefix || ' ',
  })
  const versions = row?.versions ?? {}
  const known = new Set<string | SearchPart | undefined>([
    ...(row?.stems ?? []).map((nth) => stems[nth - 1]),
    ...(row?.names ?? []).map((nth) => numbers[nth - 1]?.part),
    ...(row?.sizes ?? []).map((nth) => `size ${sizes[nth - 1]}`),
  ])
  // In "4 way stretch", 4 is no quantity.
  for (const { part, number, stem } of numbers)
    if (stem && !known.has(part) && (await isPhrase(database, versions, number, stem))) known.add(part)
  const knownWord = (word: string): KnownWord => {
    const [stem = word] = searchStems(word)
    const completions = word === prefix ? (row?.completions ?? []) : []
    return {
      word,
      stem,
      inCatalogue: known.has(stem),
      completions: otherStems(stem, completions),
    }
  }
  const parseWords = (text: string) => foldText(text).split(' ').map(knownWord)

  const resolved: ResolvedSearch = { ...read, words: [], sizes: [], quantity: null, setAside: [], versions }
  const seen = new Set<string>()
  const addWord = ({ typed, words }: SearchWord) => {
    const fresh = words.filter(({ stem }) => !seen.has(stem))
    if (fresh.length === 0) return
    if (seen.size + fresh.length > MAX_STEMS) {
      resolved.setAside.push(typed)
      return
    }
    for (const { stem } of fresh) seen.add(stem)
    resolved.words.push({ typed, words: fresh })
  }
  const addQuantity = (typed: string, pieces: number) => {
    if (resolved.quantity === null) resolved.quantity = pieces
    else resolved.setAside.push(typed)
  }
  const hasSize = parts.some(({ kind }) => kind === 'size')
  const addNumber = (part: Extract<SearchPart, { kind: 'number' }>) => {
    const { typed, pieces, leads } = part
    const name = String(pieces)
    if (parts.length === 1 || known.has(part)) addWord({ typed, words: parseWords(typed) })
    else if (!leads && !hasSize && known.has(`size ${name}`))
      resolved.sizes.push({ typed, names: [name], pieces })
    else addQuantity(typed, pieces)
  }
  for (const part of parts) {
    if (part.kind === 'quantity') addQuantity(part.typed, part.pieces)
    else if (part.kind === 'number') addNumber(part)
    else if (part.kind === 'unusable') resolved.setAside.push(part.typed)
    else if (part.kind === 'size') {
      const names = part.names.filter((name) => known.has(`size ${name}`))
      if (names.length === 0) resolved.setAside.push(part.typed)
      else resolved.sizes.push({ typed: part.typed, names, pieces: null })
    } else {
      const synonym = parseWords(part.text)
      addWord({ typed: part.typed, words: synonym.every(isKnown) ? synonym : parseWords(part.typed) })
    }
  }
  return resolved
}

/** Returns the given stems that a product has, at least as a prefix. */
export async function findStemsInCatalogue(
  database: Executor,
  stems: readonly string[],
): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const [found] = await knownWords(database).execute({ stems, names: [], sizes: [], prefix: ' ' })
  return new Set((found?.stems ?? []).map((nth) => stems[nth - 1] ?? ''))
}

/** Products that are read to find a number beside a word. */
const MAX_CHECKED = 1_000

/** Returns whether a product has the number before the word. */
async function isPhrase(
  database: Executor,
  versions: SetVersions,
  number: string,
  stem: string,
): Promise<boolean> {
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
