import { type ReadSearch, type SearchPart, readSearch } from '@zayy/domain/catalog/read-search'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import type { Database } from '@zayy/platform/postgres/database'
import { anyKey, keysQuery, knownWords } from './search-queries.ts'

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

/** A size that some product has, by its names there. */
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
}

/** More than anybody types. */
const MAX_STEMS = 12

/** Parses a search and looks up which of its words, sizes and numbers the catalogue has. */
export async function resolveSearch(database: Database, search: string): Promise<ResolvedSearch> {
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
    return [{ part, number: `'${part.pieces}'`, stem }]
  })
  // "4 way stretch" does not ask for four pieces.
  const phrases = numbers.flatMap(({ part, number, stem }) =>
    stem ? [{ part, number, next: `'${stem}'` }] : [],
  )
  const lookups = [
    ...stems.map((stem) => ({ of: stem, query: keysQuery(`'${stem}'`), longer: keysQuery(`'${stem}':*`) })),
    ...sizes.map((size) => ({ of: `size ${size}`, query: anyKey('s', [size]), longer: null })),
    ...numbers.map(({ part, number }) => ({ of: part, query: keysQuery(`${number}:AB`), longer: null })),
  ]
  const [row] = await knownWords(database).execute({
    queries: lookups.map(({ query }) => query),
    longer: lookups.map(({ longer }) => longer),
    // No word starts with a space.
    prefix: prefix || ' ',
    words: phrases.map(({ number, next }) => keysQuery(`${number} & ${next}`)),
    phrases: phrases.map(({ number, next }) => `${number} <-> ${next}`),
  })
  const known = new Set<string | SearchPart | undefined>([
    ...(row?.known ?? []).map((nth) => lookups[nth - 1]?.of),
    ...(row?.phrases ?? []).map((nth) => phrases[nth - 1]?.part),
  ])
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

  const resolved: ResolvedSearch = { ...read, words: [], sizes: [], quantity: null, setAside: [] }
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
  database: Database,
  stems: readonly string[],
): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const [found] = await knownWords(database).execute({
    queries: stems.map((stem) => keysQuery(`'${stem}'`)),
    longer: stems.map((stem) => keysQuery(`'${stem}':*`)),
    prefix: ' ',
    words: [],
    phrases: [],
  })
  return new Set((found?.known ?? []).map((nth) => stems[nth - 1] ?? ''))
}

/** Returns whether a product or name has the word, or a word that starts with it. */
export function isKnown({ inCatalogue, completions }: KnownWord): boolean {
  return inCatalogue || completions.length > 0
}

function otherStems(stem: string, words: readonly string[]): string[] {
  return [...new Set(words.flatMap(searchStems))].filter((other) => !other.startsWith(stem))
}
