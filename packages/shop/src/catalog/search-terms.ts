import type { SearchReading } from '@zayy/contract/types'
import { foldText } from '@zayy/domain/text/fold'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import type { Executor } from '@zayy/platform/postgres/database'
import type { SetVersions } from './cached-sets.ts'
import { difference, intersection, isEmpty, type ProductSet, union } from './product-set.ts'
import {
  isKnown,
  type KnownWord,
  type ResolvedSearch,
  resolveSearch,
  type SearchWord,
} from './resolve-search.ts'
import { findSpellingCorrections, type SpellingCorrection } from './spelling-corrections.ts'
import {
  anyOf,
  choiceOf,
  findFirst,
  findLargestMatchingPart,
  mentionQuery,
  namedQuery,
  narrowingQueries,
  queriesAtRanks,
  stemsOf,
  type WordChoice,
  waysToMatch,
} from './word-choices.ts'
import { loadListSets, loadWordSets, type WordSets } from './word-sets.ts'

/** A search in the form that product queries take. */
export type SearchTerms = {
  /** A tsquery with each word whole, by a synonym, as a prefix or corrected; empty: no match; null: no words. */
  all: string | null
  /** Tsqueries, best matches first; the last one is `all`. Empty: no match, or no words. */
  ways: string[]
  /** The products of each of the `ways` without those of earlier ones, in one of `searchSizes`. */
  matches: ProductSet[]
  /** A tsquery for any of the same words, whole; null: no words. */
  whole: string | null
  /** A tsquery for products with a word in their name or category, not only in other texts; null: no words. */
  named: string | null
  /** The words as one folded text. */
  phrase: string
  /** Products must have one of these sizes; empty: any. */
  searchSizes: string[]
  /** The number of pieces in the search. */
  quantity: number | null
  /** Typed words, sizes and quantities that are ignored so that something matches. */
  setAside: string[]
  /** Of the sets of products. */
  versions: SetVersions
  /** The correction, with or without `hasExactMatches`; null if every word is known. */
  meant: string | null
}

/** The words to search for and their tsquery; null for no words. */
type SelectedWords = { words: SearchTerm[]; all: string | null }

/** A typed word and what matches it; without choices, nothing does. */
type SearchTerm = { typed: string; choices: WordChoice[]; text: string; shown: string }

/**
 * Parses a search: folds, stems and resolves synonyms. The last word may be incomplete. A word that no product
 * has and that is no everyday word counts as misspelled, and matches the nearest names and everyday words that
 * match products. If no word is known, tries the other keyboard layout. Ignores words, and sizes, that match
 * nothing together with the rest. Takes a search in quotation marks literally.
 */
export async function searchTerms(database: Executor, search: string): Promise<SearchTerms> {
  const typed = await resolveSearch(database, search)
  const slip =
    typed.exact || typed.words.length === 0 || hasTellingWord(typed)
      ? null
      : await findKeyboardSlip(database, typed)
  const resolved = slip?.resolved ?? typed
  const corrections = typed.exact || slip ? new Map() : await findCorrections(database, resolved, search)
  const words = resolved.words.map((word) => toSearchTerm(word, corrections))
  const isWordless = words.length === 0 && (resolved.sizes.length > 0 || resolved.quantity !== null)
  const choices = choicesOf(words)
  const { versions } = resolved
  const matching = await loadWordSets(
    database,
    versions,
    choices.flatMap(({ prefixes }) => prefixes),
    choices.flatMap(({ others }) => others),
  )
  const selected: SelectedWords | null = isWordless
    ? { words: [], all: null }
    : selectWords(matching, words, resolved.exact)
  const meant = slip?.text ?? null
  if (selected === null) return { ...NO_MATCH, versions, meant }
  const { all, words: found } = selected
  const ways = all === null ? [] : waysToMatch(choicesOf(found), all)
  const sizesFound = await findSizes(database, all === null ? null : withoutEarlier(matching, ways), resolved)
  const unused = words.filter((word) => !found.includes(word)).map((word) => word.typed)
  const ignored = new Set([...resolved.setAside, ...unused, ...sizesFound.setAside])
  const isCorrected = found.some((word) => word.shown !== word.typed)
  return {
    all,
    ways,
    matches: sizesFound.matches,
    whole: all === null ? null : anyOf(choicesOf(found)),
    named: namedQuery(choicesOf(found)),
    phrase: foldText(found.map(({ text }) => text).join(' ')),
    searchSizes: sizesFound.names,
    quantity: resolved.quantity ?? sizesFound.quantity,
    setAside: [...new Set(resolved.parts.map((part) => part.typed))].filter((typed) => ignored.has(typed)),
    versions,
    meant: meant ?? (isCorrected ? meantText(resolved, words, ignored) : null),
  }
}

function toSearchTerm(
  { typed, words }: SearchWord,
  corrections: ReadonlyMap<string, SpellingCorrection>,
): SearchTerm {
  const choices = words.map((one) =>
    isKnown(one) ? choiceOf(one) : { prefixes: corrections.get(one.word)?.stems ?? [], others: [] },
  )
  return {
    typed,
    choices: choices.every((choice) => stemsOf([choice]).length > 0) ? choices : [],
    text: words.map((one) => corrections.get(one.word)?.shown ?? one.word).join(' '),
    shown: corrected(typed, corrections),
  }
}

/** A search that matches nothing. */
const NO_MATCH = {
  all: '',
  ways: [],
  matches: [],
  whole: null,
  named: null,
  phrase: '',
  searchSizes: [],
  quantity: null,
  setAside: [],
}

/** Returns whether a search matches a product without a correction and with no word ignored. */
export async function hasExactMatches(database: Executor, search: string): Promise<boolean> {
  const { all, meant, setAside } = await searchTerms(database, search)
  return all !== '' && meant === null && setAside.length === 0
}

/**
 * Returns the words to search for and their tsquery; null if nothing matches. Takes all words if one product matches them by
 * name or description. Otherwise takes the largest part that matches names: "plain cotton t-shirt" finds cotton T-shirts,
 * although the description of another garment has all three words.
 */
function selectWords(matching: WordSets, words: readonly SearchTerm[], exact: boolean): SelectedWords | null {
  const known = words.filter(({ choices }) => choices.length > 0)
  if (exact && known.length < words.length) return null
  const all = findNarrowest(matching, known)
  if (all !== null) return { words: known, all }
  const mentioned = findMention(matching, known)
  const part = exact ? [] : findLargestMatchingPart(matching, known)
  const isNearlyAll = part.length === known.length - 1
  if (mentioned !== null && !(isNearlyAll && isNamed(matching, part))) return { words: known, all: mentioned }
  const narrowed = findNarrowest(matching, part) ?? findMention(matching, part)
  return narrowed === null ? null : { words: part, all: narrowed }
}

/** Returns the narrowest tsquery by which these words match names, categories or brands; null if none does. */
function findNarrowest(matching: WordSets, words: readonly SearchTerm[]): string | null {
  return findFirst(matching, narrowingQueries(choicesOf(words)), ({ finds }) => finds)?.all ?? null
}

/** Returns the tsquery by which descriptions have all of these words; null if none does. */
function findMention(matching: WordSets, words: readonly SearchTerm[]): string | null {
  const query = mentionQuery(choicesOf(words))
  return query !== null && !isEmpty(matching(query)) ? query : null
}

/** Returns whether these words match the name of a product or category. */
function isNamed(matching: WordSets, words: readonly SearchTerm[]): boolean {
  const choices = choicesOf(words)
  const [, begun] = queriesAtRanks(choices, 'ABC')
  return begun !== undefined && !isEmpty(matching(`${begun} & (${anyOf(choices, 'AB')})`))
}

function choicesOf(words: readonly SearchTerm[]): WordChoice[] {
  return words.flatMap(({ choices }) => choices)
}

/**
 * Returns the sizes in which something matches, and the matches. Without a match, a number may be a quantity; other sizes are
 * ignored.
 */
async function findSizes(database: Executor, found: readonly ProductSet[] | null, resolved: ResolvedSearch) {
  const names = [...new Set(resolved.sizes.flatMap((size) => size.names))]
  const [shown, inSizes] = await loadListSets(database, resolved.versions, [
    ['flag', found === null ? ['shown'] : []],
    ['size', names],
  ])
  const every = found ?? (shown ? [shown] : [])
  if (!inSizes || names.length === 0) return { names, quantity: null, setAside: [], matches: [...every] }
  const matches = every.map((set) => intersection(set, inSizes))
  if (!matches.every(isEmpty)) return { names, quantity: null, setAside: [], matches }
  const counted =
    resolved.quantity === null ? resolved.sizes.find(({ pieces }) => pieces !== null) : undefined
  const others = resolved.sizes.filter((size) => size !== counted)
  return {
    names: [],
    quantity: counted?.pieces ?? null,
    setAside: others.map(({ typed }) => typed),
    matches: [...every],
  }
}

/** Returns the products of each query without those of earlier ones. */
function withoutEarlier(matching: WordSets, queries: readonly string[]): ProductSet[] {
  let earlier: ProductSet | undefined
  return queries.map((query) => {
    const found = matching(query)
    const rest = earlier ? difference(found, earlier) : found
    earlier = earlier ? union([earlier, found]) : found
    return rest
  })
}

function findCorrections(
  database: Executor,
  { words }: ResolvedSearch,
  search: string,
): Promise<Map<string, SpellingCorrection>> {
  const unknown = words.flatMap((word) => word.words).filter((word) => !isKnown(word))
  const last = foldText(search).split(' ').at(-1) ?? ''
  return findSpellingCorrections(
    database,
    unknown.map(({ word }) => word),
    last,
  )
}

/** Returns whether a known word is long enough: a letter or two start some word of any shop. */
function hasTellingWord({ words }: ResolvedSearch): boolean {
  return words.some((word) => word.words.some(isTelling))
}

function isTelling(word: KnownWord): boolean {
  return isKnown(word) && word.word.length >= 3
}

/**
 * Returns the search in the other keyboard layout, with sizes and quantities as typed, if the catalogue has
 * every word then; else null.
 */
async function findKeyboardSlip(
  database: Executor,
  typed: ResolvedSearch,
): Promise<{ text: string; resolved: ResolvedSearch } | null> {
  const text = otherLayout(typed.words.map((word) => word.typed).join(' '))
  if (text === null || foldText(text).length < 3) return null
  const read = await resolveSearch(database, text)
  const words = read.words.flatMap((word) => word.words)
  if (!words.every(isKnown) || !words.some(isTelling)) return null
  const parts = [...read.parts, ...typed.parts.filter(({ kind }) => kind !== 'word')]
  return {
    text: parts.map((part) => part.typed).join(' '),
    resolved: { ...typed, parts, words: read.words },
  }
}

/** Returns a typed word with its unknown folded words corrected. */
function corrected(typed: string, meant: ReadonlyMap<string, SpellingCorrection>): string {
  return typed
    .split(' ')
    .map((part) => {
      const words = foldText(part).split(' ')
      return words.some((word) => meant.has(word))
        ? words.map((word) => meant.get(word)?.shown ?? word).join(' ')
        : part
    })
    .join(' ')
}

/** Returns the corrected search without the ignored parts. */
function meantText(
  { parts }: ResolvedSearch,
  words: readonly SearchTerm[],
  ignored: ReadonlySet<string>,
): string {
  const shown = new Map(words.map((word) => [word.typed, word.shown]))
  return parts
    .map(({ typed }) => typed)
    .filter((typed) => !ignored.has(typed))
    .map((typed) => shown.get(typed) ?? typed)
    .join(' ')
}

export function presentSearch({ searchSizes, quantity, setAside }: SearchTerms): SearchReading {
  return { sizes: searchSizes, quantity, set_aside: setAside }
}
