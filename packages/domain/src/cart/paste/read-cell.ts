/** "A cell of a pasted block is a number of pieces, nothing, or something that cannot be ordered." */

import { mostPieces } from '../../catalog/most-pieces.ts'
import { cleanLine } from '../../text/clean.ts'
import { directionMarks, joiners, trimMarks, zeroWidthMarks } from '../../text/invisible-marks.ts'
import { type NumberIssue, readWholeNumber } from '../../text/whole-number.ts'

export type CellIssue = NumberIssue

export type PastedCell =
  | { kind: 'empty' }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'rejected'; text: string; issue: CellIssue }

const MARKS_AFTER_DIGIT = new RegExp(`(\\p{Nd})[${directionMarks}${zeroWidthMarks}${joiners}]+`, 'gu')

/**
 * Reads a cell of a spreadsheet. Dashes and zeros are nothing; `text` of a rejected cell has no invisible marks.
 * @param most pieces that can be ordered
 */
export function readCell(text: string, most: number = mostPieces): PastedCell {
  const read = readWholeNumber(text, most)
  if (read.kind === 'empty' || /^[-–—−_]+$/.test(trimMarks(text))) return { kind: 'empty' }
  if (read.kind === 'rejected') return { kind: 'rejected', text: shownText(text), issue: read.issue }
  return read.value === 0 ? { kind: 'empty' } : { kind: 'quantity', quantity: read.value }
}

/** A mark between digits is shown as a space: without it, they would look like a number. */
function shownText(text: string): string {
  return cleanLine(text.replace(MARKS_AFTER_DIGIT, '$1 '))
}

/** A cell that holds a number or nothing: not a head. */
export function isAmount(text: string): boolean {
  const cell = readCell(text)
  return cell.kind !== 'rejected' || cell.issue !== 'notANumber'
}

/** A cell with a number of pieces. */
export function isQuantity(text: string): boolean {
  return readCell(text).kind === 'quantity'
}
