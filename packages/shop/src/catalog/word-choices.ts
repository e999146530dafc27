import { isEmpty } from './product-set.ts'
import type { KnownWord } from './resolve-search.ts'
import type { WordSets } from './word-sets.ts'

/** The stems that match a word of a search: `prefixes` also as prefixes, `others` only whole. */
export type WordChoice = { prefixes: readonly string[]; others: readonly string[] }

/** A known word matches by its own stem, and by the words in names that it begins. */
export function choiceOf({ inCatalogue, stem, completions }: KnownWord): WordChoice {
  return { prefixes: inCatalogue ? [stem] : [], others: completions }
}

export function stemsOf(choices: readonly WordChoice[]): string[] {
  return choices.flatMap(({ prefixes, others }) => [...prefixes, ...others])
}

/** If the tsquery `finds` matches a product, `all` is the query to run. */
type NarrowingQuery = { finds: string; all: string }

/**
 * Returns queries for these words, narrowest first: every word whole in names, categories or brands; as a
 * prefix there; as a prefix in descriptions too, if one word is of a name or category. If no word is of a
 * category, descriptions with all words count as well: «أزرار» is no kind of garment, so each garment
 * described with some matches. Empty if a word has no stems.
 */
export function narrowingQueries(choices: readonly WordChoice[]): NarrowingQuery[] {
  const [whole, asPrefix] = queriesAtRanks(choices, 'ABC')
  const [anywhere] = queriesAtRanks(choices, '')
  const mentioned = mentionQuery(choices)
  if (whole === undefined || asPrefix === undefined || anywhere === undefined || mentioned === null) return []
  return [
    { finds: `${whole} & (${anyOf(choices, 'B')})`, all: whole },
    { finds: whole, all: anywhere },
    { finds: `${asPrefix} & (${anyOf(choices, '*B')})`, all: asPrefix },
    { finds: asPrefix, all: `(${asPrefix}) | (${anywhere})` },
    { finds: `${mentioned} & (${anyOf(choices, '*AB')})`, all: mentioned },
  ]
}

/** Returns a tsquery for every word as a prefix, at any rank; null if a word has no stems. */
export function mentionQuery(choices: readonly WordChoice[]): string | null {
  return queriesAtRanks(choices, '')[1] ?? null
}

/**
 * Returns a tsquery for every word as a prefix in names, categories, cloth or colours, one of them in a name or
 * category; null if a word has no stems. In it, «بول» begins polo, but not the polyester of a cloth.
 */
export function namedQuery(choices: readonly WordChoice[]): string | null {
  const [, asPrefix] = queriesAtRanks(choices, 'ABC')
  return asPrefix === undefined ? null : `${asPrefix} & (${anyOf(choices, '*AB')})`
}

/**
 * Returns two tsqueries of these words: every word whole; every word as a prefix.
 * @param ranks weights of the search index such as `AB`, names and categories; empty: all
 */
export function queriesAtRanks(choices: readonly WordChoice[], ranks: string): string[] {
  if (choices.length === 0 || choices.some((choice) => stemsOf([choice]).length === 0)) return []
  const query = (termsOf: (choice: WordChoice) => string[]) =>
    choices.map((choice) => `(${termsOf(choice).join(' | ')})`).join(' & ')
  const whole = (stems: readonly string[]) => stems.map((stem) => `'${stem}'${ranks && `:${ranks}`}`)
  return [
    query(({ prefixes, others }) => whole(prefixes[0] ? prefixes : others)),
    query(({ prefixes, others }) => [...prefixes.map((stem) => `'${stem}':*${ranks}`), ...whole(others)]),
  ]
}

/** Returns a tsquery for any of these words at these ranks, empty: all; `*` makes their prefixes prefixes. */
export function anyOf(choices: readonly WordChoice[], ranks = ''): string {
  const at = (stems: readonly string[], ranks: string) =>
    stems.map((stem) => `'${stem}'${ranks && `:${ranks}`}`)
  return choices
    .flatMap(({ prefixes, others }) => [...at(prefixes, ranks), ...at(others, ranks.replace('*', ''))])
    .join(' | ')
}

/** Returns the first of these that finds a shown product. */
export function findFirst<T>(
  matching: WordSets,
  tried: readonly T[],
  queryOf: (each: T) => string,
): T | undefined {
  return tried.find((each) => !isEmpty(matching(queryOf(each))))
}

/**
 * Returns tsqueries for these words, best matches first: every word whole in the name and in the category or brand; in the
 * name; named; `all`. A search of more products than are listed lists those of the first.
 */
export function waysToMatch(choices: readonly WordChoice[], all: string): string[] {
  const [inName] = queriesAtRanks(choices, 'A')
  const [inCategory] = queriesAtRanks(choices, 'B')
  const narrower = [inName && inCategory && `${inName} & ${inCategory}`, inName, namedQuery(choices)]
  return [...narrower.flatMap((query) => (query ? [`(${query}) & (${all})`] : [])), all]
}

/** A typed word that the catalogue has, with the choices of each of its folded words: t-shirt has two. */
type Word = { typed: string; shown: string; text: string; choices: WordChoice[] }

/** Four words have fifteen subsets. */
const MAX_WORDS = 4

/** Shorter words (in, a, في) start some name of any shop. */
const MIN_WORD_LENGTH = 3

/**
 * Returns the largest subset of the words that matches a product, if the whole search matches none: «جاكيت» of
 * «جاكيت شتوي». Tries the first four words of three letters or more. Among subsets of one size, prefers words
 * of names or categories, then subsets with one such word ("scrub" of "red scrub"), then uncorrected words
 * («سكراب» of «درزم سكراب» before the brand «درزان»). Empty if no word matches.
 */
export function findLargestMatchingPart<W extends Word>(matching: WordSets, words: readonly W[]): W[] {
  const candidates = words.filter(({ text }) => text.length >= MIN_WORD_LENGTH).slice(0, MAX_WORDS)
  const parts = nonEmptySubsets(candidates).filter((part) => part.length < words.length)
  const inOrder = parts.toSorted(
    (one, other) =>
      other.length - one.length || Number(one.some(isCorrected)) - Number(other.some(isCorrected)),
  )
  const bySize = Map.groupBy(inOrder, ({ length }) => length)
  const tried = [...bySize.values()].flatMap(queriesForParts)
  return findFirst(matching, tried, ([query]) => query)?.[1] ?? []
}

function isCorrected({ typed, shown }: Word): boolean {
  return typed !== shown
}

/** In the order of the words. */
function nonEmptySubsets<W>(words: readonly W[]): W[][] {
  let parts: W[][] = [[]]
  for (const word of words) parts = [...parts, ...parts.map((part) => [...part, word])]
  return parts.filter((part) => part.length > 0)
}

/**
 * Tried in this order for the subsets of one size: all words as names, whole and as prefixes; one of them as a
 * name; any.
 */
const QUERY_VARIANTS: readonly ((choices: WordChoice[]) => string | undefined)[] = [
  (choices) => queriesAtRanks(choices, 'AB')[0],
  (choices) => queriesAtRanks(choices, 'AB')[1],
  (choices) => `${queriesAtRanks(choices, 'ABC')[0]} & (${anyOf(choices, 'AB')})`,
  (choices) => queriesAtRanks(choices, 'ABC')[1],
  (choices) => queriesAtRanks(choices, '')[1],
]

/** Returns the tsqueries of subsets of one size with their subset, in the order to try. */
function queriesForParts<W extends Word>(parts: readonly W[][]): [query: string, part: W[]][] {
  return QUERY_VARIANTS.flatMap((variant) =>
    parts.flatMap((part): [string, W[]][] => {
      const query = variant(part.flatMap(({ choices }) => choices))
      return query === undefined ? [] : [[query, part]]
    }),
  )
}
