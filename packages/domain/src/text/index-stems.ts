/** Stems under which the index stores a text, including synonyms. */

import { foldedWords } from './fold.ts'
import { stem } from './stem.ts'
import { synonymStems } from './synonyms.ts'

/** Returns the distinct stems to index for a text, and the stems of the synonyms of its words and phrases. */
export function indexStems(text: string): string[] {
  const words = foldedWords(text)
  const stems = words.map(stem)
  return [...new Set([...stems, ...joinedStems(words), ...synonymStems(stems)])]
}

/** Returns stems without a leading و or ب, if at least four letters follow: «قمصان وبولو» also matches polo. */
function joinedStems(words: readonly string[]): string[] {
  return words.filter((word) => /^[وب][\u0621-\u064A]{4,}$/.test(word)).map((word) => stem(word.slice(1)))
}
