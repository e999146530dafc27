import type { Database } from '@zayy/database/database'
import { foldText } from '@zayy/domain/text/fold'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import { type AskedWord, askedWords, isKnown } from './asked-words.ts'
import { meantWords } from './meant-words.ts'
import { firstFinding } from './search-queries.ts'

/** A search, as the list asks for it. */
export type SearchTerms = {
  /** A tsquery: each word whole, by a synonym, as a prefix or as what it was probably meant to be; empty: nothing is found. */
  all: string
  /** A tsquery of the same words, any of them, whole. */
  whole: string
  /** The search as one folded text. */
  phrase: string
  /** The search that was probably meant, and that finds something; null where the shop knows every word. */
  meant: string | null
}

/** The stems that may stand for a word: itself whole or as a prefix, others whole. */
type Choice = { prefixes: string[]; others: string[] }

/**
 * Takes a search apart: folded, stemmed, its synonyms named as they are in what is stored. Of the last word, which may still
 * be being typed, a beginning is enough. A word that no product holds is taken for a typing error, and stands for the words
 * of the shop's names that are nearest to it. Where it knows none,
 * the keyboard may have been in the other language.
 */
export async function searchTerms(database: Database, search: string): Promise<SearchTerms> {
  const words = await askedWords(database, search)
  const inOtherLayout = words.some(isTelling) ? null : await slipOfLayout(database, search)
  if (inOtherLayout) {
    const { text } = inOtherLayout
    const terms = await termsOf(database, inOtherLayout.words.map(asTyped), text)
    return { ...terms, meant: await findable(database, text) }
  }
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return { ...(await termsOf(database, words.map(asTyped), search)), meant: null }
  const near = await meantWords(
    database,
    unknown.map(({ word }) => word),
    foldText(search).split(' ').at(-1) ?? '',
  )
  const choices = words.map((word) =>
    isKnown(word) ? asTyped(word) : { prefixes: near.get(word.word)?.stems ?? [], others: [] },
  )
  const terms = await termsOf(database, choices, search)
  return { ...terms, meant: terms.all === '' ? null : await findable(database, corrected(search, near)) }
}

function asTyped({ held, stem, completions }: AskedWord): Choice {
  return { prefixes: held ? [stem] : [], others: completions }
}

async function termsOf(database: Database, choices: Choice[], search: string) {
  const stems = choices.map(({ prefixes, others }) => [...prefixes, ...others])
  const isFindable = stems.length > 0 && stems.every((choice) => choice.length > 0)
  return {
    all: isFindable ? await narrowest(database, choices) : '',
    whole: stems
      .flat()
      .map((stem) => `'${stem}'`)
      .join(' | '),
    phrase: foldText(search),
  }
}

/**
 * The narrowest of these that finds a product: every word whole among what a product is; as a prefix of that; as a prefix
 * of what its description mentions too.
 */
async function narrowest(database: Database, choices: Choice[]): Promise<string> {
  const query = (stemsOf: (choice: Choice) => string[]) =>
    choices.map((choice) => `(${stemsOf(choice).join(' | ')})`).join(' & ')
  const whole = query(({ prefixes, others }) =>
    (prefixes[0] ? prefixes : others).map((stem) => `'${stem}':ABC`),
  )
  const begun = (weights: string) =>
    query(({ prefixes, others }) => [
      ...prefixes.map((stem) => `'${stem}':*${weights}`),
      ...others.map((stem) => `'${stem}'${weights === '' ? '' : `:${weights}`}`),
    ])
  const [first] = await firstFinding(database).execute({ queries: [whole, begun('ABC')] })
  return first?.query ?? begun('')
}

/** Known, and long enough to be no accident: a letter or two begin some word of any shop. */
function isTelling(word: AskedWord): boolean {
  return isKnown(word) && word.word.length >= 3
}

/** What was meant where every word is one of the shop's in the other layout of the keyboard; null where it is not so. */
async function slipOfLayout(
  database: Database,
  search: string,
): Promise<{ text: string; words: AskedWord[] } | null> {
  const text = otherLayout(search)
  if (text === null || foldText(text).length < 3) return null
  const words = await askedWords(database, text)
  return words.every(isKnown) && words.some(isTelling) ? { text, words } : null
}

/** The search with what was probably meant in place of the words that the shop does not know. */
function corrected(search: string, near: ReadonlyMap<string, { shown: string | null }>): string {
  return search
    .split(/\s+/)
    .map((part) => {
      const words = foldText(part).split(' ')
      return words.some((word) => near.has(word))
        ? words.map((word) => near.get(word)?.shown ?? word).join(' ')
        : part
    })
    .join(' ')
}

/** The search, if it finds something as it is. */
async function findable(database: Database, search: string): Promise<string | null> {
  const words = await askedWords(database, search)
  if (!words.every(isKnown)) return null
  const { all } = await termsOf(database, words.map(asTyped), search)
  const [found] = all === '' ? [] : await firstFinding(database).execute({ queries: [all] })
  return found ? search : null
}
