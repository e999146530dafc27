import { cleanText } from '@zayy/domain/text/clean'
import { DIRECTION_MARKS, JOINERS, trimMarks, ZERO_WIDTH_MARKS } from '@zayy/domain/text/invisible-marks'

/** Characters; a longer text is no number. */
const MAX_NUMBER_LENGTH = 100

/** A number, and nothing but a number, with an invisible mark between two of its digits. */
const CUT_NUMBER = new RegExp(
  `^[^\\p{L}]*\\p{Nd}[${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]+\\p{Nd}[^\\p{L}]*$`,
  'u',
)

/**
 * Cleans the text of a cell. A number keeps a mark inside it, so that it is refused: 1 and 2 with a mark of direction between
 * them look like 21 to an owner, and are not 12.
 */
export function cleanCell(text: string): string {
  return text.length <= MAX_NUMBER_LENGTH && CUT_NUMBER.test(text) ? trimMarks(text) : cleanText(text)
}
