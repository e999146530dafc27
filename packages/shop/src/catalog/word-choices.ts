import type { KnownWord } from './asked-search.ts'

/** The stems that may stand for a word of a search: those that count as prefixes too, and others that count whole. */
export type WordChoice = { prefixes: readonly string[]; others: readonly string[] }

/** A word for itself, and for those of the shop's names that it may begin. */
export function choiceOf({ held, stem, completions }: KnownWord): WordChoice {
  return { prefixes: held ? [stem] : [], others: completions }
}

/** Every stem of these. */
export function stemsOf(choices: readonly WordChoice[]): string[] {
  return choices.flatMap(({ prefixes, others }) => [...prefixes, ...others])
}

/** A way to look for some words: it is taken where `finds`, a tsquery, finds a product, and `all` is then what is looked for. */
export type Narrowing = { finds: string; all: string }

/**
 * Returns the ways to look for these words, the narrowest first: every word whole among what a product is; as a prefix of
 * that; as a prefix of what its description mentions too, where one word is of its name or category. Where no word is one of a
 * category, descriptions that hold all of them count as well: «أزرار» is no kind of garment, so each garment that is said to
 * have some is found. None where a word has nothing to stand for it.
 */
export function narrowingsOf(choices: readonly WordChoice[]): Narrowing[] {
  const [whole, begun] = queriesAtRanks(choices, 'ABC')
  const [anywhere] = queriesAtRanks(choices, '')
  const mentioned = mentionOf(choices)
  if (whole === undefined || begun === undefined || anywhere === undefined || mentioned === null) return []
  return [
    { finds: `${whole} & (${anyOf(choices, 'B')})`, all: whole },
    { finds: whole, all: anywhere },
    { finds: `${begun} & (${anyOf(choices, '*B')})`, all: begun },
    { finds: begun, all: `(${begun}) | (${anywhere})` },
    { finds: `${mentioned} & (${anyOf(choices, '*AB')})`, all: mentioned },
  ]
}

/** A tsquery: every word as a prefix, if only of a description. Null where a word has nothing to stand for it. */
export function mentionOf(choices: readonly WordChoice[]): string | null {
  return queriesAtRanks(choices, '')[1] ?? null
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

/** A tsquery: any of these words, whole or as a prefix (`*`), at some ranks. */
export function anyOf(choices: readonly WordChoice[], ranks: string): string {
  return stemsOf(choices)
    .map((stem) => `'${stem}':${ranks}`)
    .join(' | ')
}
