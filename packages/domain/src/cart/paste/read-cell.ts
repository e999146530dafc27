/** "A cell of a pasted block is a number of pieces, nothing, or something that cannot be ordered." */

import { mostPieces } from '../../catalog/most-pieces.ts'
import { foldDigits } from '../../text/digits.ts'
import { directionMarks, joiners, zeroWidthMarks } from '../../text/invisible-marks.ts'

export type CellIssue = 'notANumber' | 'negative' | 'fraction' | 'tooMany'

export type PastedCell =
  | { kind: 'empty' }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'rejected'; text: string; issue: CellIssue }

const INVISIBLE = new RegExp(`[${directionMarks}${zeroWidthMarks}${joiners}]`, 'g')
const SPACES = /[\s\u00A0\u202F]/g

/**
 * Reads what a spreadsheet shows in a cell: digits of any kind, thousands with , ٬ ' or a space, decimals that are 0 (12.00, 12٫0),
 * and dashes and zeros for nothing.
 * @param most pieces that can be ordered
 */
export function readCell(text: string, most: number = mostPieces): PastedCell {
  const plain = foldDigits(text.normalize('NFKC').replace(INVISIBLE, '')).replace(SPACES, '')
  if (plain === '' || /^[-–—−_.]+$/.test(plain)) return { kind: 'empty' }
  const parts =
    /^(?<sign>[+\-−–]?)(?<whole>\d+|\d{1,3}(?:[,٬’']\d{3})+)(?:[.٫](?<decimals>\d*))?(?<behind>[-−]?)$/.exec(
      plain,
    )
  if (!parts?.groups) return { kind: 'rejected', text, issue: 'notANumber' }
  const { sign = '', whole = '', decimals = '', behind = '' } = parts.groups
  const quantity = Number(whole.replace(/\D/g, ''))
  const hasDecimals = /[1-9]/.test(decimals)
  if (quantity === 0 && !hasDecimals) return { kind: 'empty' }
  if (/[-−–]/.test(sign + behind)) return { kind: 'rejected', text, issue: 'negative' }
  if (hasDecimals) return { kind: 'rejected', text, issue: 'fraction' }
  if (quantity > most) return { kind: 'rejected', text, issue: 'tooMany' }
  return { kind: 'quantity', quantity }
}

/** A cell that holds a number or nothing: not a head. */
export function isAmount(text: string): boolean {
  const cell = readCell(text)
  return cell.kind !== 'rejected' || cell.issue !== 'notANumber'
}
