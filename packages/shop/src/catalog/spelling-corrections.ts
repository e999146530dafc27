import { editDistance } from '@zayy/domain/text/edit-distance'
import { searchStems } from '@zayy/domain/text/fold'
import { everydayWords } from '@zayy/domain/text/synonyms'
import type { Executor } from '@zayy/platform/postgres/database'
import { findStemsInCatalogue } from './resolve-search.ts'
import { nearWords } from './search-queries.ts'

type NearWord = { word: string; shown: string }

/** The likely meaning of an unknown word. */
export type SpellingCorrection = {
  /** Stems of the words at the least edit distance: of names, and everyday words that match products. */
  stems: string[]
  /**
   * The best of them in lower case, as a name or the list of everyday words spells it; null if none is near.
   */
  shown: string | null
}

/**
 * Returns corrections by folded word. An everyday word that matches nothing is not an error. The last word may
 * also be the start of a word, with one error in it.
 * @param last last word of the search
 */
export async function findSpellingCorrections(
  database: Executor,
  words: readonly string[],
  last: string,
): Promise<Map<string, SpellingCorrection>> {
  const misspelled = words.filter((word) => !everyday.has(word))
  if (misspelled.length === 0) return new Map()
  const rows = await nearWords(database).execute({ words: misspelled })
  const others = await nearEverydayWords(database, misspelled)
  return new Map(
    misspelled.map((word) => {
      const near = [...rows, ...others]
        .filter(({ given }) => given === word)
        .map((row) => ({ ...row, away: distance(word, row.word, word === last) }))
        .filter(({ away }) => away <= maxErrors(word))
      const minDistance = Math.min(...near.map(({ away }) => away))
      const nearest = near.filter(({ away }) => away === minDistance)
      return [
        word,
        {
          stems: [...new Set(nearest.flatMap((row) => searchStems(row.word)))],
          shown: nearest[0] ? shortestOfStem(nearest[0], nearest) : null,
        },
      ]
    }),
  )
}

const everyday: ReadonlySet<string> = new Set(everydayWords.map(({ word }) => word))

/** Shorter words are near too many everyday words. */
const MIN_COMMON_WORD = 4

/** Finds everyday words near to some words that match products, such as «ممرضة», which no name contains. */
async function nearEverydayWords(database: Executor, words: readonly string[]) {
  const near = words
    .filter((word) => word.length >= MIN_COMMON_WORD)
    .flatMap((given) =>
      everydayWords
        .filter(({ word }) => editDistance(given, word) <= maxErrors(given))
        .map((one) => ({ given, ...one, stems: searchStems(one.word) })),
    )
  const held = await findStemsInCatalogue(database, [...new Set(near.flatMap(({ stems }) => stems))])
  return near.filter(({ stems }) => stems.every((stem) => held.has(stem)))
}

/** Returns the shortest of the near words with the same stem: «سكراب» rather than «السكراب». */
function shortestOfStem(likeliest: NearWord, near: readonly NearWord[]): string {
  const [stem] = searchStems(likeliest.word)
  const same = near.filter(({ word }) => searchStems(word)[0] === stem)
  return same
    .reduce((one, other) => (other.word.length < one.word.length ? other : one), likeliest)
    .shown.toLowerCase()
}

function maxErrors(word: string): number {
  return word.length <= 5 ? 1 : 2
}

/** Shorter texts start too many words. */
const MIN_PREFIX = 4

function distance(typed: string, word: string, unfinished: boolean): number {
  const whole = editDistance(typed, word)
  if (!unfinished || typed.length < MIN_PREFIX || word.length <= typed.length) return whole
  const beginning = Math.min(
    ...[-1, 0, 1].map((more) => editDistance(typed, word.slice(0, typed.length + more))),
  )
  // Counts as one more error, so that a whole word comes first.
  return beginning <= 1 ? Math.min(whole, maxErrors(typed)) : whole
}
