import { cleanLine } from '@zayy/domain/text/clean'
import columnsOf from 'fast-string-width'

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * A text as a terminal may have it, on one line: what customers typed holds no control characters, which could move the cursor
 * or change what was printed before.
 */
export function onOneLine(text: string): string {
  return cleanLine(text)
}

/** How many columns of a terminal a text takes: an Arabic vowel mark none, a Chinese letter two. */
export function textWidth(text: string): number {
  return columnsOf(text)
}

/** A text in at most so many columns, with … in place of what does not fit. */
export function fitted(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(kept + segment) > columns - 1) break
    kept += segment
  }
  return columns < 1 ? '' : `${kept}…`
}

const arabic = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Keeps a text's direction to itself, so that a terminal that turns Arabic around leaves the columns beside it where they are.
 * The marks take no column.
 */
export function isolatedInLine(text: string): string {
  return arabic.test(text) ? `\u2068${text}\u2069` : text
}
