/** Marks that are not seen, each kind as what stands between the brackets of a regular expression. */

/** What turns the direction of the text after it: marks, embeddings, overrides and isolates. */
export const directionMarks = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'

/** What takes no room: the space of no width, the word joiner and the byte order mark. */
export const zeroWidthMarks = '\\u200B\\u2060\\uFEFF'

/**
 * Everything that leaves no ink: what Unicode lets a font ignore (joiners, soft hyphen, Hangul fillers, variation selectors, tags),
 * spaces, control and format characters, marks without a letter under them, and the few blanks that Unicode calls letters or
 * symbols: the empty Braille cell, the null notehead and the place of an object that was not copied.
 */
export const inkless =
  '\\p{Default_Ignorable_Code_Point}\\p{White_Space}\\p{Cc}\\p{Cf}\\p{M}\\u2800\\u{1D159}\\uFFFC'

/** ZWNJ and ZWJ: of no width too, but they shape the letters beside them. */
export const joiners = '\\u200C\\u200D'

const EDGES = new RegExp(
  `^[\\s${directionMarks}${zeroWidthMarks}${joiners}]+|[\\s${directionMarks}${zeroWidthMarks}${joiners}]+$`,
  'g',
)

/** Removes spaces and invisible marks around a short text, and leaves those inside it. */
export function trimMarks(text: string): string {
  return text.replace(EDGES, '')
}
