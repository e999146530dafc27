import type { QueryWord } from './query-words.ts'

/** The stems that may stand for a word of a search: those that count as prefixes too, and others that count whole. */
export type WordChoice = { prefixes: readonly string[]; others: readonly string[] }

/** A word for itself, and for those of the shop's names that it may begin. */
export function choiceOf({ held, stem, completions }: QueryWord): WordChoice {
  return { prefixes: held ? [stem] : [], others: completions }
}

/** Every stem of these. */
export function stemsOf(choices: readonly WordChoice[]): string[] {
  return choices.flatMap(({ prefixes, others }) => [...prefixes, ...others])
}

/**
 * The tsqueries of these words, the narrowest first: every word whole among what a product is; as a prefix of that; as a prefix
 * of what its description mentions too. None where a word has nothing to stand for it.
 */
export function queriesOf(choices: readonly WordChoice[]): string[] {
  return [...queriesAtRanks(choices, 'ABC'), ...queriesAtRanks(choices, '').slice(1)]
}

/**
 * The tsqueries of these words at some ranks of what a product is found by (catalogue-import/store/product-search.ts): every word whole; as a prefix.
 *
 * @param ranks such as `AB`, names and categories; empty: all of them
 */
export function queriesAtRanks(choices: readonly WordChoice[], ranks: string): string[] {
  if (choices.length === 0 || choices.some((choice) => stemsOf([choice]).length === 0)) return []
  const query = (termsOf: (choice: WordChoice) => string[]) =>
    choices.map((choice) => `(${termsOf(choice).join(' | ')})`).join(' & ')
  const whole = (stems: readonly string[]) => stems.map((stem) => `'${stem}'${ranks && `:${ranks}`}`)
  return [
    query(({ prefixes, others }) => whole(prefixes[0] ? prefixes : others)),
    query(({ prefixes, others }) => [...prefixes.map((stem) => `'${stem}':*${ranks}`), ...whole(others)]),
  ]
}

/** A tsquery: any of these words, whole, at some ranks. */
export function anyOf(choices: readonly WordChoice[], ranks: string): string {
  return stemsOf(choices)
    .map((stem) => `'${stem}':${ranks}`)
    .join(' | ')
}
