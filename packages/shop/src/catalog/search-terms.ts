import type { Database } from '@zayy/database/database'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import { editDistance } from './edit-distance.ts'
import { firstFinding, nearWords, stemsInUse } from './search-queries.ts'

/** A search, as the list asks for it. */
export type SearchTerms = {
  /** A tsquery: each word whole, by a synonym, as a prefix or as what it was probably meant to be; empty: nothing is found. */
  all: string
  /** A tsquery of the same words, any of them, whole. */
  whole: string
  /** The search as one folded text. */
  phrase: string
}

/** More words than anybody types; the rest of a longer search is not looked for. */
const mostWords = 12

/**
 * Takes a search apart: folded, stemmed, its synonyms named as they are in what is stored. A word that no product
 * holds is taken for a typing error, and stands for the words of the shop's names that are nearest to it.
 */
export async function searchTerms(database: Database, search: string): Promise<SearchTerms> {
  const phrase = foldText(search)
  const stems = [...new Set(searchStems(search))].slice(0, mostWords)
  const held = await heldStems(database, stems)
  const meant = await meantStems(
    database,
    stems.filter((stem) => !held.has(stem)),
    phrase.split(' '),
  )
  const choices = stems.map((stem) => (held.has(stem) ? [stem] : (meant.get(stem) ?? [])))
  const findable = choices.length > 0 && choices.every((choice) => choice.length > 0)
  return {
    all: findable ? await narrowest(database, choices) : '',
    whole: choices
      .flat()
      .map((stem) => `'${stem}'`)
      .join(' | '),
    phrase,
  }
}

/**
 * The narrowest of these that finds a product: every word whole among what a product is; as a prefix of that; as a prefix
 * of what its description mentions too.
 */
async function narrowest(database: Database, choices: string[][]): Promise<string> {
  const query = (suffix: string) =>
    choices.map((choice) => `(${choice.map((stem) => `'${stem}'${suffix}`).join(' | ')})`).join(' & ')
  const [whole, prefix, anywhere] = [query(':ABC'), query(':*ABC'), query(':*')]
  const [first] = await firstFinding(database).execute({ queries: [whole, prefix] })
  return first?.query ?? anywhere
}

async function heldStems(database: Database, stems: string[]): Promise<Set<string>> {
  const rows = await stemsInUse(database).execute({ stems })
  return new Set(rows.map(({ stem }) => stem))
}

/** For each stem that nothing holds, the stems of the words that may have been meant: those fewest letters away. */
async function meantStems(
  database: Database,
  unheld: string[],
  typed: string[],
): Promise<Map<string, string[]>> {
  const meant = new Map<string, string[]>()
  if (unheld.length === 0) return meant
  const words = new Map(
    unheld.map((stem) => [stem, typed.find((word) => searchStems(word).includes(stem)) ?? stem]),
  )
  const rows = await nearWords(database).execute({ words: [...words.values()] })
  for (const [stem, word] of words) {
    const near = rows
      .filter(({ asked }) => asked === word)
      .map((row) => ({ word: row.word, away: editDistance(word, row.word) }))
      .filter(({ away }) => away <= (word.length <= 5 ? 1 : 2))
    const least = Math.min(...near.map(({ away }) => away))
    meant.set(
      stem,
      near.filter(({ away }) => away === least).flatMap((row) => searchStems(row.word)),
    )
  }
  return meant
}
