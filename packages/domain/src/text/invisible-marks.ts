/** Marks that are not seen, each kind as what stands between the brackets of a regular expression. */

/** What turns the direction of the text after it: marks, embeddings, overrides and isolates. */
export const directionMarks = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'

/** What takes no room: the space of no width, the word joiner and the byte order mark. */
export const zeroWidthMarks = '\\u200B\\u2060\\uFEFF'

/** ZWNJ and ZWJ: of no width too, but they shape the letters beside them. */
export const joiners = '\\u200C\\u200D'
