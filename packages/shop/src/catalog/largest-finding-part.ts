import type { Database } from '@zayy/platform/postgres/database'
import { firstFinding } from './search-queries.ts'
import { anyOf, queriesAtRanks, type WordChoice } from './word-choices.ts'

/** A typed word that the shop knows, with what stands for each of its folded ones: t-shirt has two. */
type Word = { typed: string; shown: string; text: string; choices: WordChoice[] }

/** So many words make fifteen parts. */
const MAX_WORDS = 4

/** Shorter words (in, a, في) tell nothing, and begin some name of any shop. */
const MIN_WORD_LENGTH = 3

/**
 * Returns as many words as find something together, of a search that finds nothing as a whole: «جاكيت» of «جاكيت شتوي».
 * Only the first four words of three letters or more are tried. Of parts of one length, one that names products or
 * categories comes first, then one with such a word: "scrub" of "red scrub". Among equals a corrected word comes last: of
 * «درزم سكراب», «سكراب» before the brand «درزان». Empty where no word finds anything.
 */
export async function largestFindingPart<W extends Word>(
  database: Database,
  words: readonly W[],
): Promise<W[]> {
  const telling = words.filter(({ text }) => text.length >= MIN_WORD_LENGTH).slice(0, MAX_WORDS)
  const parts = partsOf(telling).filter((part) => part.length < words.length)
  const inOrder = parts.toSorted(
    (one, other) =>
      other.length - one.length || Number(one.some(isCorrected)) - Number(other.some(isCorrected)),
  )
  const bySize = Map.groupBy(inOrder, ({ length }) => length)
  const found = new Map([...bySize.values()].flatMap(queriesOfParts))
  if (found.size === 0) return []
  const [first] = await firstFinding(database).execute({ queries: [...found.keys()] })
  return first ? (found.get(first.query) ?? []) : []
}

function isCorrected({ typed, shown }: Word): boolean {
  return typed !== shown
}

/** Everything that some of the words make, in their order. */
function partsOf<W>(words: readonly W[]): W[][] {
  let parts: W[][] = [[]]
  for (const word of words) parts = [...parts, ...parts.map((part) => [...part, word])]
  return parts.filter((part) => part.length > 0)
}

/** How the parts of one length are looked for, one way after the other: all words as names, whole and begun; one of them as a name; any. */
const ways: readonly ((choices: WordChoice[]) => string | undefined)[] = [
  (choices) => queriesAtRanks(choices, 'AB')[0],
  (choices) => queriesAtRanks(choices, 'AB')[1],
  (choices) => `${queriesAtRanks(choices, 'ABC')[0]} & (${anyOf(choices, 'AB')})`,
  (choices) => queriesAtRanks(choices, 'ABC')[1],
  (choices) => queriesAtRanks(choices, '')[1],
]

/** The tsqueries of parts of one length, each with its part, in the order in which they are tried. */
function queriesOfParts<W extends Word>(parts: readonly W[][]): [query: string, part: W[]][] {
  return ways.flatMap((way) =>
    parts.flatMap((part): [string, W[]][] => {
      const query = way(part.flatMap(({ choices }) => choices))
      return query === undefined ? [] : [[query, part]]
    }),
  )
}
