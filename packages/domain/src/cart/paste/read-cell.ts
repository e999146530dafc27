/** Reads a pasted cell as a quantity, as empty, or as rejected. */

import { MAX_QUANTITY } from '../../catalog/max-quantity.ts'
import { cleanLine } from '../../text/clean.ts'
import { DIRECTION_MARKS, JOINERS, trimMarks, ZERO_WIDTH_MARKS } from '../../text/invisible-marks.ts'
import { type NumberIssue, readWholeNumber } from '../../text/whole-number.ts'

export type CellIssue = NumberIssue

export type PastedCell =
  | { kind: 'empty' }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'rejected'; text: string; issue: CellIssue }

const MARKS_AFTER_DIGIT = new RegExp(`(\\p{Nd})[${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]+`, 'gu')

/**
 * Reads a spreadsheet cell. Dashes and zeros count as empty. `text` of a rejected cell has no invisible marks.
 * @param most maximum quantity
 */
export function readCell(text: string, most: number = MAX_QUANTITY): PastedCell {
  const read = readWholeNumber(text, most)
  if (read.kind === 'empty' || /^[-–—−_]+$/.test(trimMarks(text))) return { kind: 'empty' }
  if (read.kind === 'rejected') return { kind: 'rejected', text: shownText(text), issue: read.issue }
  return read.value === 0 ? { kind: 'empty' } : { kind: 'quantity', quantity: read.value }
}

/** Shows a mark between digits as a space: without it, the text would look like a valid number. */
function shownText(text: string): string {
  return cleanLine(text.replace(MARKS_AFTER_DIGIT, '$1 '))
}

/** True for a number, even an invalid one, or an empty cell: not a head. */
export function isAmount(text: string): boolean {
  const cell = readCell(text)
  return cell.kind !== 'rejected' || cell.issue !== 'notANumber'
}

export function isQuantity(text: string): boolean {
  return readCell(text).kind === 'quantity'
}
