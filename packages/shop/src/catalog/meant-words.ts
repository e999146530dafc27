import type { Database } from '@zayy/database/database'
import { searchStems } from '@zayy/domain/text/fold'
import { editDistance } from './edit-distance.ts'
import { nearWords } from './search-queries.ts'

type NearWord = { word: string; shown: string }

/** What a word that the shop does not know was probably meant to be. */
export type MeantWord = {
  /** The stems of the words of the shop's names that are fewest letters away. */
  stems: string[]
  /** The likeliest of them as a name writes it, in small letters; null where none is near. */
  shown: string | null
}

/**
 * What some folded words were probably meant to be, by word. The last of a search, which may still be being typed, may also be
 * the beginning of a word, with one error in it.
 *
 * @param last the last word of the search
 */
export async function meantWords(
  database: Database,
  words: readonly string[],
  last: string,
): Promise<Map<string, MeantWord>> {
  if (words.length === 0) return new Map()
  const rows = await nearWords(database).execute({ words: [...words] })
  return new Map(
    words.map((word) => {
      const near = rows
        .filter(({ asked }) => asked === word)
        .map((row) => ({ ...row, away: distance(word, row.word, word === last) }))
        .filter(({ away }) => away <= mostErrors(word))
      const least = Math.min(...near.map(({ away }) => away))
      const nearest = near.filter(({ away }) => away === least)
      return [
        word,
        {
          stems: [...new Set(nearest.flatMap((row) => searchStems(row.word)))],
          shown: nearest[0] ? plainest(nearest[0], nearest) : null,
        },
      ]
    }),
  )
}

/** Of the near words of the same stem the shortest: «سكراب» rather than «السكراب». */
function plainest(likeliest: NearWord, near: readonly NearWord[]): string {
  const [stem] = searchStems(likeliest.word)
  const same = near.filter(({ word }) => searchStems(word)[0] === stem)
  return same
    .reduce((one, other) => (other.word.length < one.word.length ? other : one), likeliest)
    .shown.toLowerCase()
}

function mostErrors(word: string): number {
  return word.length <= 5 ? 1 : 2
}

/** Fewer letters are the beginning of too much. */
const shortestBeginning = 4

function distance(typed: string, word: string, unfinished: boolean): number {
  const whole = editDistance(typed, word)
  if (!unfinished || typed.length < shortestBeginning || word.length <= typed.length) return whole
  const beginning = Math.min(
    ...[-1, 0, 1].map((more) => editDistance(typed, word.slice(0, typed.length + more))),
  )
  // As far away as a whole word of one more error, so that a whole word comes first.
  return beginning <= 1 ? Math.min(whole, mostErrors(typed)) : whole
}
