import type { Database } from '@zayy/database/database'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import { knownWords } from './search-queries.ts'

/** A word of a search. */
export type QueryWord = {
  /** Folded. */
  word: string
  stem: string
  /** Whether a product holds its stem, if only as a prefix. */
  held: boolean
  /**
   * Of the last word, which may still be being typed: the stems of the names' words that begin so and whose stem does not
   * («بنطلو» begins «بنطلون», whose stem is «بنطل»).
   */
  completions: string[]
}

/** More words than anybody types; the rest of a longer search is not looked for. */
const mostWords = 12

/** The words of a search, each stem once, and what the shop knows of them. */
export async function queryWords(database: Database, search: string): Promise<QueryWord[]> {
  const typed = foldText(search).split(' ')
  const byStem = new Map(typed.flatMap((word) => searchStems(word).map((stem) => [stem, word] as const)))
  const words = [...byStem].slice(0, mostWords)
  if (words.length === 0) return []
  const beginning = typed.at(-1) ?? ''
  const [known] = await knownWords(database).execute({ stems: words.map(([stem]) => stem), beginning })
  return words.map(([stem, word]) => ({
    word,
    stem,
    held: known?.held.includes(stem) ?? false,
    completions: word === beginning ? otherStems(stem, known?.completions ?? []) : [],
  }))
}

/** Of some stems those that a product holds. */
export async function heldStems(database: Database, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  // No word begins with a space.
  const [known] = await knownWords(database).execute({ stems: [...stems], beginning: ' ' })
  return new Set(known?.held)
}

/** Whether a product or a name of the shop has it, or begins so. */
export function isKnown({ held, completions }: QueryWord): boolean {
  return held || completions.length > 0
}

function otherStems(stem: string, words: readonly string[]): string[] {
  return [...new Set(words.flatMap(searchStems))].filter((other) => !other.startsWith(stem))
}
