import { editDistance } from '@zayy/domain/text/edit-distance'
import { searchStems } from '@zayy/domain/text/fold'
import { everydayWords } from '@zayy/domain/text/synonyms'
import type { Database } from '@zayy/platform/postgres/database'
import { heldStems } from './asked-search.ts'
import { nearWords } from './search-queries.ts'

type NearWord = { word: string; shown: string }

/** What a word that the shop does not know was probably meant to be. */
export type SpellingCorrection = {
  /** The stems of the words that are fewest letters away: of the shop's names, or by which its products are found. */
  stems: string[]
  /** The likeliest of them as a name or the list of everyday words writes it, in small letters; null where none is near. */
  shown: string | null
}

/**
 * What some folded words were probably meant to be, by word; an everyday word of what the shop has not is no error. The last of a
 * search, which may still be being typed, may also be the beginning of a word, with one error in it.
 *
 * @param last the last word of the search
 */
export async function spellingCorrections(
  database: Database,
  words: readonly string[],
  last: string,
): Promise<Map<string, SpellingCorrection>> {
  const misspelt = words.filter((word) => !everyday.has(word))
  if (misspelt.length === 0) return new Map()
  const rows = await nearWords(database).execute({ words: misspelt })
  const others = await nearEverydayWords(database, misspelt)
  return new Map(
    misspelt.map((word) => {
      const near = [...rows, ...others]
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

const everyday: ReadonlySet<string> = new Set(everydayWords.map(({ word }) => word))

/** Fewer letters are near to too much: of the shop's names there are fewer words. */
const MIN_COMMON_WORD = 4

/** The everyday words that are near to some words, and by which products are found: «ممرضة» though none is called so. */
async function nearEverydayWords(database: Database, words: readonly string[]) {
  const near = words
    .filter((word) => word.length >= MIN_COMMON_WORD)
    .flatMap((asked) =>
      everydayWords
        .filter(({ word }) => editDistance(asked, word) <= mostErrors(asked))
        .map((one) => ({ asked, ...one, stems: searchStems(one.word) })),
    )
  const held = await heldStems(database, [...new Set(near.flatMap(({ stems }) => stems))])
  return near.filter(({ stems }) => stems.every((stem) => held.has(stem)))
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
const MIN_PREFIX = 4

function distance(typed: string, word: string, unfinished: boolean): number {
  const whole = editDistance(typed, word)
  if (!unfinished || typed.length < MIN_PREFIX || word.length <= typed.length) return whole
  const beginning = Math.min(
    ...[-1, 0, 1].map((more) => editDistance(typed, word.slice(0, typed.length + more))),
  )
  // As far away as a whole word of one more error, so that a whole word comes first.
  return beginning <= 1 ? Math.min(whole, mostErrors(typed)) : whole
}
