/** "Why this was found": the words of a name that answer a search. */

import { foldText, searchStems } from './fold.ts'
import { indexStems } from './index-stems.ts'

/** A part of a text, and whether it is to be marked. */
export type MarkedPart = { text: string; marked: boolean }

const words = /[\p{L}\p{M}\p{N}]+/gu

/**
 * A text in its parts, in order, with the words marked that a search asks for: by their stem («قمصان» marks «قميص»), by a
 * synonym, or, of the last word, which may still be being typed, by what they begin with.
 */
export function markMatches(text: string, search: string): MarkedPart[] {
  const stems = searchStems(search)
  const beginning = foldText(search).split(' ').at(-1) ?? ''
  const isAsked = (word: string) => {
    const folded = foldText(word)
    return (
      (beginning !== '' && [folded, withoutArticle(folded)].some((start) => start.startsWith(beginning))) ||
      indexStems(word).some((stem) => stems.includes(stem))
    )
  }
  const parts: MarkedPart[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isAsked(word)) continue
    if (index > from) parts.push({ text: text.slice(from, index), marked: false })
    parts.push({ text: word, marked: true })
    from = index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false })
  return parts
}

function withoutArticle(folded: string): string {
  return folded.replace(/^(?:وال|بال|لل|ال)/, '')
}
