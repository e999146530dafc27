/** "What a product says, and what a shopper would say instead": the stems by which a text is found. */

import { foldText, searchStems } from './fold.ts'
import { stem } from './stem.ts'
import { synonymStems } from './synonyms.ts'

/**
 * What to store of a text so that it is found: its stems, each once, and with every word or phrase of the
 * synonym list the stems of all that mean the same.
 */
export function indexStems(text: string): string[] {
  const stems = searchStems(text)
  return [...new Set([...stems, ...joinedStems(text), ...synonymStems(stems)])]
}

/** «قمصان وبولو» is about a polo too: the stems of words without a و or ب before at least four letters. */
function joinedStems(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => /^[وب][\u0621-\u064A]{4,}$/.test(word))
    .map((word) => stem(word.slice(1)))
}
