import { foldText } from '@zayy/domain/text/fold'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import type { Database } from '@zayy/platform/postgres/database'
import { type AskedSearch, askedSearch, isKnown, type KnownWord, type SearchWord } from './asked-search.ts'
import { largestFindingPart } from './largest-finding-part.ts'
import { findsInSize, firstFinding } from './search-queries.ts'
import { type SpellingCorrection, spellingCorrections } from './spelling-corrections.ts'
import {
  anyOf,
  choiceOf,
  mentionOf,
  narrowingsOf,
  queriesAtRanks,
  stemsOf,
  type WordChoice,
} from './word-choices.ts'

/** A search, as the list asks for it. */
export type SearchTerms = {
  /**
   * A tsquery: each word whole, by a synonym, as a prefix or as what it was probably meant to be; empty: nothing is found;
   * null: no word is looked for.
   */
  all: string | null
  /** A tsquery of the same words, any of them, whole. */
  whole: string
  /** The words as one folded text. */
  phrase: string
  /** The sizes of which a product has one; none: any. */
  searchSizes: string[]
  /** The pieces that the search asks for. */
  quantity: number | null
  /** The typed words, sizes and quantities that are left out so that something is found. */
  setAside: string[]
  /** What was probably meant, whether or not it `findsSomething`; null where the shop knows every word. */
  meant: string | null
}

/** The words that are looked for, and the tsquery for them, or null for no word. */
type KeptWords = { words: AskedWord[]; all: string | null }

/** A typed word and what stands for it. No choices: nothing does. */
type AskedWord = { typed: string; choices: WordChoice[]; text: string; shown: string }

/**
 * Takes a search apart: folded, stemmed, its synonyms named as they are in what is stored. Of the last word, which may still
 * be being typed, a beginning is enough. A word that no product holds, and that is no everyday word, is taken for a typing
 * error, and stands for the nearest of the shop's names and of the everyday words that find products. Where the shop knows
 * none, the keyboard may have been in the other language. Beside words that find something, others are set aside, and so is
 * a size that none of it has. A search in quotation marks is looked for as it is.
 */
export async function searchTerms(database: Database, search: string): Promise<SearchTerms> {
  const typed = await askedSearch(database, search)
  const slip =
    typed.exact || typed.words.length === 0 || isTold(typed) ? null : await slipOfLayout(database, typed)
  const asked = slip?.asked ?? typed
  const corrections = typed.exact || slip ? new Map() : await correctionsOf(database, asked, search)
  const words = asked.words.map((word) => askedWord(word, corrections))
  const isWordless = words.length === 0 && (asked.sizes.length > 0 || asked.quantity !== null)
  const kept: KeptWords | null = isWordless
    ? { words: [], all: null }
    : await keptWords(database, words, asked.exact)
  const meant = slip?.text ?? null
  if (kept === null) return { ...nothing, meant }
  const { all, words: found } = kept
  const sized = await sizesFound(database, all, asked)
  const dropped = words.filter((word) => !found.includes(word)).map((word) => word.typed)
  const left = new Set([...asked.setAside, ...dropped, ...sized.setAside])
  const isCorrected = found.some((word) => word.shown !== word.typed)
  return {
    all,
    whole: stemsOf(choicesOf(found))
      .map((stem) => `'${stem}'`)
      .join(' | '),
    phrase: foldText(found.map(({ text }) => text).join(' ')),
    searchSizes: sized.names,
    quantity: asked.quantity ?? sized.quantity,
    setAside: [...new Set(asked.parts.map((part) => part.typed))].filter((typed) => left.has(typed)),
    meant: meant ?? (isCorrected ? meantText(asked, words, left) : null),
  }
}

function askedWord(
  { typed, words }: SearchWord,
  corrections: ReadonlyMap<string, SpellingCorrection>,
): AskedWord {
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

/** A search that finds nothing. */
const nothing = { all: '', whole: '', phrase: '', searchSizes: [], quantity: null, setAside: [] }

/** Whether a search finds a product as it is, without a word of it being set aside or taken for another. */
export async function findsSomething(database: Database, search: string): Promise<boolean> {
  const { all, meant, setAside } = await searchTerms(database, search)
  return all !== '' && meant === null && setAside.length === 0
}

/**
 * The words that are looked for, and the tsquery; null: nothing is found. All words where a product is so named or described;
 * else as many as name something: of "plain cotton t-shirt", cotton T-shirts, though a description of another garment holds all
 * three words.
 */
async function keptWords(
  database: Database,
  words: readonly AskedWord[],
  exact: boolean,
): Promise<KeptWords | null> {
  const known = words.filter(({ choices }) => choices.length > 0)
  if (exact && known.length < words.length) return null
  const all = await narrowest(database, known)
  if (all !== null) return { words: known, all }
  const mentioned = await mentions(database, known)
  const part = exact ? [] : await largestFindingPart(database, known)
  const isNearlyAll = part.length === known.length - 1
  if (mentioned !== null && !(isNearlyAll && (await isNamed(database, part))))
    return { words: known, all: mentioned }
  const narrowed = (await narrowest(database, part)) ?? (await mentions(database, part))
  return narrowed === null ? null : { words: part, all: narrowed }
}

/** The tsquery of the narrowest way in which these words find something by what a product is; null: none does. */
async function narrowest(database: Database, words: readonly AskedWord[]): Promise<string | null> {
  const ways = narrowingsOf(choicesOf(words))
  if (ways.length === 0) return null
  const [found] = await firstFinding(database).execute({ queries: ways.map(({ finds }) => finds) })
  return ways.find(({ finds }) => finds === found?.query)?.all ?? null
}

/** The tsquery by which descriptions hold all of these words; null where none does. */
async function mentions(database: Database, words: readonly AskedWord[]): Promise<string | null> {
  const query = mentionOf(choicesOf(words))
  if (query === null) return null
  const [found] = await firstFinding(database).execute({ queries: [query] })
  return found?.query ?? null
}

/** Whether these words find a product or a category by its name. */
async function isNamed(database: Database, words: readonly AskedWord[]): Promise<boolean> {
  const choices = choicesOf(words)
  const [begun] = queriesAtRanks(choices, 'ABC').slice(1)
  if (begun === undefined) return false
  const found = await firstFinding(database).execute({ queries: [`${begun} & (${anyOf(choices, 'AB')})`] })
  return found.length > 0
}

function choicesOf(words: readonly AskedWord[]): WordChoice[] {
  return words.flatMap(({ choices }) => choices)
}

type SizesFound = { names: string[]; quantity: number | null; setAside: string[] }

/** The sizes in which something is found. A number in which nothing is may count pieces; other sizes are set aside. */
async function sizesFound(database: Database, query: string | null, asked: AskedSearch): Promise<SizesFound> {
  const names = [...new Set(asked.sizes.flatMap((size) => size.names))]
  if (names.length === 0) return { names, quantity: null, setAside: [] }
  const [row] = await findsInSize(database).execute({ query, searchSizes: names })
  if (row?.found) return { names, quantity: null, setAside: [] }
  const counted = asked.quantity === null ? asked.sizes.find(({ pieces }) => pieces !== null) : undefined
  const others = asked.sizes.filter((size) => size !== counted)
  return { names: [], quantity: counted?.pieces ?? null, setAside: others.map(({ typed }) => typed) }
}

function correctionsOf(
  database: Database,
  { words }: AskedSearch,
  search: string,
): Promise<Map<string, SpellingCorrection>> {
  const unknown = words.flatMap((word) => word.words).filter((word) => !isKnown(word))
  const last = foldText(search).split(' ').at(-1) ?? ''
  return spellingCorrections(
    database,
    unknown.map(({ word }) => word),
    last,
  )
}

/** Whether the shop knows a word that is long enough to be no accident: a letter or two begin some word of any shop. */
function isTold({ words }: AskedSearch): boolean {
  return words.some((word) => word.words.some(isTelling))
}

function isTelling(word: KnownWord): boolean {
  return isKnown(word) && word.word.length >= 3
}

/**
 * What was meant where every word is one of the shop's in the other layout of the keyboard, with the sizes and quantities as
 * they were typed; null where it is not so.
 */
async function slipOfLayout(
  database: Database,
  typed: AskedSearch,
): Promise<{ text: string; asked: AskedSearch } | null> {
  const text = otherLayout(typed.words.map((word) => word.typed).join(' '))
  if (text === null || foldText(text).length < 3) return null
  const read = await askedSearch(database, text)
  const words = read.words.flatMap((word) => word.words)
  if (!words.every(isKnown) || !words.some(isTelling)) return null
  const parts = [...read.parts, ...typed.parts.filter(({ kind }) => kind !== 'word')]
  return {
    text: parts.map((part) => part.typed).join(' '),
    asked: { ...typed, parts, words: read.words },
  }
}

/** A typed word with what was probably meant in place of the folded ones that the shop does not know. */
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

/** The search with what was probably meant, without what is set aside. */
function meantText({ parts }: AskedSearch, words: readonly AskedWord[], left: ReadonlySet<string>): string {
  const shown = new Map(words.map((word) => [word.typed, word.shown]))
  return parts
    .map(({ typed }) => typed)
    .filter((typed) => !left.has(typed))
    .map((typed) => shown.get(typed) ?? typed)
    .join(' ')
}
