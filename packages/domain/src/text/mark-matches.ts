/** Marks the words of a name that match a search. */

import { foldText, searchStems } from './fold.ts'
import { indexStems } from './index-stems.ts'

export type MarkedPart = { text: string; marked: boolean }

const words = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Splits a text into parts, in order, and marks the words that match a search: by stem («قمصان» marks «قميص») or by synonym. The
 * last search word may be incomplete, so it also matches as a prefix.
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
