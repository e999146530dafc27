/** Stems under which the index stores a text, including synonyms. */

import { foldText, searchStems } from './fold.ts'
import { stem } from './stem.ts'
import { synonymStems } from './synonyms.ts'

/** Returns the distinct stems to index for a text, and the stems of the synonyms of its words and phrases. */
export function indexStems(text: string): string[] {
  const stems = searchStems(text)
  return [...new Set([...stems, ...joinedStems(text), ...synonymStems(stems)])]
}

/** Returns stems without a leading و or ب, if at least four letters follow: «قمصان وبولو» also matches polo. */
function joinedStems(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => /^[وب][\u0621-\u064A]{4,}$/.test(word))
    .map((word) => stem(word.slice(1)))
}
