/** Cleans typed text: composes and trims it, and removes marks that are invisible or change direction. */

import { capMarks } from './cap-marks.ts'
import { DIRECTION_MARKS, INKLESS, ZERO_WIDTH_MARKS } from './invisible-marks.ts'

/** Includes annotation marks. ZWNJ and ZWJ stay: they shape letters. */
const BIDI_AND_INVISIBLE = new RegExp(`[${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}\\uFFF9-\\uFFFB]`, 'g')
const INKLESS_CHARACTERS = new RegExp(`[${INKLESS}]`, 'gu')
/** Arabic presentation forms, as copied from PDFs. Fonts and search do not expect them. */
const PRESENTATION_FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g
/** Lone surrogates, and two noncharacters that XML cannot contain. */
const NO_CHARACTERS = /\p{Surrogate}|[\uFFFE\uFFFF]/gu

/**
 * Cleans one line (contract, lenient reading): NFC, trimmed, no control or bidirectional characters, one space between words, at
 * most `MAX_MARKS` marks on a letter. Text without visible characters becomes empty.
 */
export function cleanLine(text: string): string {
  const line = stripped(text)
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return visibleLength(line) === 0 ? '' : line
}

/** Counts visible characters. Joiners and selectors in words and emoji do not count. */
export function visibleLength(text: string): number {
  return [...text.replace(INKLESS_CHARACTERS, '')].length
}

/** Latin and Arabic letters, digits and marks without composition, one space or line break between words: nothing to clean. */
const PLAIN = /^[!-~\u0621-\u063A\u0641-\u064A]+(?:(?: |\n\n?)[!-~\u0621-\u063A\u0641-\u064A]+)*$/

/** Characters. The pattern of plain text takes stack for each word. */
const MAX_PLAIN = 10_000

/** Cleans text line by line like `cleanLine`; keeps line breaks as \n, at most one empty line in a row. */
export function cleanText(text: string): string {
  if (text.length <= MAX_PLAIN && PLAIN.test(text)) return text
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Caps marks twice: NFC can decompose one mark into two. */
function stripped(text: string): string {
  const visible = text.replace(NO_CHARACTERS, '').replace(BIDI_AND_INVISIBLE, '')
  return capMarks(
    capMarks(visible.replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))).normalize('NFC'),
  )
}
