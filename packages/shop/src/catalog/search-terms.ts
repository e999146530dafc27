import type { Database } from '@zayy/database/database'
import { foldText } from '@zayy/domain/text/fold'
import { otherLayout } from '@zayy/domain/text/keyboard-layout'
import { isKnown, type QueryWord, queryWords } from './query-words.ts'
import { firstFinding } from './search-queries.ts'
import { type SpellingCorrection, spellingCorrections } from './spelling-corrections.ts'
import { choiceOf, queriesOf, stemsOf, type WordChoice } from './word-choices.ts'

/** A search, as the list asks for it. */
export type SearchTerms = {
  /** A tsquery: each word whole, by a synonym, as a prefix or as what it was probably meant to be; empty: nothing is found. */
  all: string
  /** A tsquery of the same words, any of them, whole. */
  whole: string
  /** The search as one folded text. */
  phrase: string
  /** What was probably meant, whether or not it `findsSomething`; null where the shop knows every word. */
  meant: string | null
}

/**
 * Takes a search apart: folded, stemmed, its synonyms named as they are in what is stored. Of the last word, which may still
 * be being typed, a beginning is enough. A word that no product holds, and that is no everyday word, is taken for a typing
 * error, and stands for the nearest of the shop's names and of the everyday words that find products. Where it knows none, the keyboard may have been in the other language.
 */
export async function searchTerms(database: Database, search: string): Promise<SearchTerms> {
  const words = await queryWords(database, search)
  const slip = words.some(isTelling) ? null : await slipOfLayout(database, search)
  if (slip) return { ...(await termsOf(database, slip.words.map(choiceOf), slip.text)), meant: slip.text }
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return { ...(await termsOf(database, words.map(choiceOf), search)), meant: null }
  const last = foldText(search).split(' ').at(-1) ?? ''
  const meant = await spellingCorrections(
    database,
    unknown.map(({ word }) => word),
    last,
  )
  const choices = words.map((word) =>
    isKnown(word) ? choiceOf(word) : { prefixes: meant.get(word.word)?.stems ?? [], others: [] },
  )
  return { ...(await termsOf(database, choices, search)), meant: corrected(search, meant) }
}

/** Whether a search finds a product as it is, without a word of it being taken for another. */
export async function findsSomething(database: Database, search: string): Promise<boolean> {
  const words = await queryWords(database, search)
  const queries = queriesOf(words.map(choiceOf))
  return words.every(isKnown) && (await firstFinding(database).execute({ queries })).length > 0
}

async function termsOf(database: Database, choices: WordChoice[], search: string) {
  const [whole, begun, anywhere = ''] = queriesOf(choices)
  const [narrowest] = anywhere === '' ? [] : await firstFinding(database).execute({ queries: [whole, begun] })
  return {
    all: narrowest?.query ?? anywhere,
    whole: stemsOf(choices)
      .map((stem) => `'${stem}'`)
      .join(' | '),
    phrase: foldText(search),
  }
}

/** Known, and long enough to be no accident: a letter or two begin some word of any shop. */
function isTelling(word: QueryWord): boolean {
  return isKnown(word) && word.word.length >= 3
}

/** What was meant where every word is one of the shop's in the other layout of the keyboard; null where it is not so. */
async function slipOfLayout(
  database: Database,
  search: string,
): Promise<{ text: string; words: QueryWord[] } | null> {
  const text = otherLayout(search)
  if (text === null || foldText(text).length < 3) return null
  const words = await queryWords(database, text)
  return words.every(isKnown) && words.some(isTelling) ? { text, words } : null
}

/** The search with what was probably meant in place of the words that the shop does not know. */
function corrected(search: string, meant: ReadonlyMap<string, SpellingCorrection>): string {
  return search
    .split(/\s+/)
    .map((part) => {
      const words = foldText(part).split(' ')
      return words.some((word) => meant.has(word))
        ? words.map((word) => meant.get(word)?.shown ?? word).join(' ')
        : part
    })
    .join(' ')
}
