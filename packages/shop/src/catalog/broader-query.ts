import type { Database } from '@zayy/database/database'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import { isKnown, queryWords } from './query-words.ts'
import { firstFinding } from './search-queries.ts'
import { anyOf, choiceOf, queriesAtRanks, queriesOf, type WordChoice } from './word-choices.ts'

/** A word as it was typed, and what stands for it: more than one for words such as t-shirt. */
type TypedWord = { typed: string; choices: WordChoice[] }

/** So many words make fifteen parts. */
const mostWords = 4

/** Shorter words (in, a, في) tell nothing, and begin some name of any shop. */
const shortestWord = 3

/**
 * As much as finds something of a search that finds nothing as a whole: «جاكيت» of «جاكيت شتوي» where no product has شتوي. It is made
 * of the first four words that the shop knows and that have three letters or more. Of parts of one length, one that names products
 * or categories comes first, then one with such a word: "scrub" of "red scrub". Null where no word of it finds anything. Words are
 * known as `queryWords` knows them: only the search's last may be a beginning that its stem lacks («بنطلو» of «شتوي بنطلو»), and none after the
 * twelfth stem is known.
 */
export async function broaderQuery(database: Database, search: string): Promise<string | null> {
  const typed = search.trim().split(/\s+/)
  if (typed.length < 2) return null
  const asked = (await queryWords(database, search)).filter(isKnown)
  const words = tellingWords(typed, new Map(asked.map((word) => [word.stem, choiceOf(word)])))
  const parts = partsOf(words).filter((part) => part.length < typed.length)
  const longestFirst = parts.toSorted((one, other) => other.length - one.length)
  const bySize = Map.groupBy(longestFirst, ({ length }) => length)
  const texts = new Map([...bySize.values()].flatMap(queriesOfParts))
  const [found] = await firstFinding(database).execute({ queries: [...texts.keys()] })
  return found ? (texts.get(found.query) ?? null) : null
}

/** The words that tell something and that the shop knows, each stem once. */
function tellingWords(typed: readonly string[], known: ReadonlyMap<string, WordChoice>): TypedWord[] {
  const used = new Set<string>()
  const words = typed.flatMap((word): TypedWord[] => {
    const folded = foldText(word)
    const stems = searchStems(word)
    const choices = stems.map((stem) => known.get(stem)).filter((choice) => choice !== undefined)
    const isTelling = stems.length > 0 && choices.length === stems.length && folded.length >= shortestWord
    if (!isTelling || stems.every((stem) => used.has(stem))) return []
    for (const stem of stems) used.add(stem)
    return [{ typed: word, choices }]
  })
  return words.slice(0, mostWords)
}

/** Everything that some of the words make, in their order. */
function partsOf(words: readonly TypedWord[]): TypedWord[][] {
  let parts: TypedWord[][] = [[]]
  for (const word of words) parts = [...parts, ...parts.map((part) => [...part, word])]
  return parts.filter((part) => part.length > 0)
}

/** How the parts of one length are looked for, one way after the other: all words as names, whole and begun; one of them as a name; any. */
const ways: readonly ((choices: WordChoice[]) => string | undefined)[] = [
  (choices) => queriesAtRanks(choices, 'AB')[0],
  (choices) => queriesAtRanks(choices, 'AB')[1],
  (choices) => `${queriesOf(choices)[0]} & (${anyOf(choices, 'AB')})`,
  (choices) => queriesOf(choices)[1],
  (choices) => queriesOf(choices)[2],
]

/** The tsqueries of parts of one length, each with the text of its part, in the order in which they are tried. */
function queriesOfParts(parts: readonly TypedWord[][]): [query: string, text: string][] {
  return ways.flatMap((way) =>
    parts.flatMap((part): [string, string][] => {
      const query = way(part.flatMap(({ choices }) => choices))
      return query === undefined ? [] : [[query, part.map(({ typed }) => typed).join(' ')]]
    }),
  )
}
