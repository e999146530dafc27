import type { Database } from '@zayy/database/database'
import { foldText } from '@zayy/domain/text/fold'
import { askedWords, isKnown } from './asked-words.ts'
import { firstFinding } from './search-queries.ts'
import { choiceOf, queriesAtRanks, queriesOf, type WordChoice } from './word-choices.ts'

/** A word as it was typed, and what stands for it: more than one for words such as t-shirt. */
type Part = { typed: string; choices: WordChoice[] }

/**
 * What is left of a search that finds nothing as a whole when as few words as possible are left out: «جاكيت» of «جاكيت شتوي» where
 * no product has شتوي. Of parts of one length, one that names a product or a category comes first: "scrub" of "red scrub".
 * Null where no word of it finds anything.
 */
export async function partThatFinds(database: Database, search: string): Promise<string | null> {
  const typed = search.trim().split(/\s+/)
  if (typed.length < 2) return null
  const known = new Map(
    (await askedWords(database, search)).filter(isKnown).map((word) => [word.word, choiceOf(word)]),
  )
  const words = typed.flatMap((part): Part[] => {
    const choices = foldText(part)
      .split(' ')
      .map((word) => known.get(word))
    return choices.every((choice) => choice !== undefined) ? [{ typed: part, choices }] : []
  })
  const parts = new Map(shorterParts(words, typed.length).flatMap(queriesOfParts))
  const [found] = await firstFinding(database).execute({ queries: [...parts.keys()] })
  return found ? (parts.get(found.query) ?? null) : null
}

/** Of longer searches each word alone is tried next: every part is a question of its own to the database. */
const mostWordsLessOne = 6

/** Parts of a search, the longest first: all words that are known, unless they are the whole search, all but one, and each alone. */
function shorterParts(words: readonly Part[], whole: number): Part[][][] {
  const all = words.length < whole ? [[[...words]]] : []
  const less = words.length > mostWordsLessOne ? [] : words
  const allButOne = less.map((_, left) => words.filter((_, at) => at !== left)).reverse()
  return [...all, allButOne, words.map((word) => [word])]
}

/** The tsqueries of parts of one length, each with the text that it stands for, in the order in which they are tried. */
function queriesOfParts(parts: readonly Part[][]): [query: string, text: string][] {
  const choicesOf = (part: readonly Part[]) => part.flatMap(({ choices }) => choices)
  const textOf = (part: readonly Part[]) => part.map(({ typed }) => typed).join(' ')
  const named = parts.flatMap((part) =>
    queriesAtRanks(choicesOf(part), 'AB').map((query): [string, string] => [query, textOf(part)]),
  )
  const any = parts.flatMap((part) =>
    queriesOf(choicesOf(part)).map((query): [string, string] => [query, textOf(part)]),
  )
  return [...named, ...any]
}
