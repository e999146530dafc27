/** "Typed text is kept as it was meant: composed, trimmed, and without marks that hide or turn what follows." */

import { capMarks } from './cap-marks.ts'
import { directionMarks, inkless, zeroWidthMarks } from './invisible-marks.ts'

/** With the marks of annotations. ZWNJ and ZWJ shape letters and stay. */
const BIDI_AND_INVISIBLE = new RegExp(`[${directionMarks}${zeroWidthMarks}\\uFFF9-\\uFFFB]`, 'g')
const INKLESS = new RegExp(`[${inkless}]`, 'gu')
/** Arabic letters in the shape that they had in a PDF, from which they were copied: no font or search expects these. */
const PRESENTATION_FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g
const LONE_SURROGATES = /\p{Surrogate}/gu

/** One line of text (contract, lenient reading): NFC, trimmed, no control or bidirectional characters, one space between words, ten marks on a letter. A text of which nothing is seen is empty. */
export function cleanLine(text: string): string {
  const line = stripped(text)
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return visibleLength(line) === 0 ? '' : line
}

/** How many characters of a text are seen. Joiners and selectors inside words and emoji are none, but stay in the text. */
export function visibleLength(text: string): number {
  return [...text.replace(INKLESS, '')].length
}

/** Text of several lines: like `cleanLine`, with its line breaks kept as \n, at most one empty line at a time. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Capped twice: one mark can be composed of two, and takes two places afterwards. */
function stripped(text: string): string {
  const visible = text.replace(LONE_SURROGATES, '').replace(BIDI_AND_INVISIBLE, '')
  return capMarks(
    capMarks(visible.replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))).normalize('NFC'),
  )
}
