/** Invisible characters, each kind as the inside of a regular expression character class. */

/** Marks, embeddings, overrides and isolates that change text direction. */
export const DIRECTION_MARKS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'

/** Zero-width space, word joiner and byte order mark. */
export const ZERO_WIDTH_MARKS = '\\u200B\\u2060\\uFEFF'

/**
 * All characters without ink: those that Unicode lets a font ignore (joiners, soft hyphen, Hangul fillers, variation selectors,
 * tags), spaces, control and format characters, marks without a base letter, and blanks that Unicode classes as letters or
 * symbols (empty Braille cell, null notehead, object replacement character).
 */
export const INKLESS =
  '\\p{Default_Ignorable_Code_Point}\\p{White_Space}\\p{Cc}\\p{Cf}\\p{M}\\u2800\\u{1D159}\\uFFFC'

/** ZWNJ and ZWJ: zero-width, but they shape the letters next to them. */
export const JOINERS = '\\u200C\\u200D'

const MARK = `[\\s${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]`

/** Without the lookbehind, each mark of a run within the text would be read again. */
const EDGES = new RegExp(`^${MARK}+|(?<!${MARK})${MARK}+$`, 'g')

/** Removes spaces and invisible marks at both ends of a text; keeps those inside. */
export function trimMarks(text: string): string {
  return text.replace(EDGES, '')
}
