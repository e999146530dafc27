import { cleanText } from '@zayy/domain/text/clean'
import { DIRECTION_MARKS, JOINERS, trimMarks, ZERO_WIDTH_MARKS } from '@zayy/domain/text/invisible-marks'
import { CellError, type CellRef, type ImportIssues } from '../import-issues.ts'

/** Parses the text of a cell. @throws CellError if it is invalid */
export type Cell<T> = (text: string, cellRef: CellRef) => T

/** Returns the text of another cell of the row. */
export type RowText = (column: string) => string

/** The cell of a column that a new row may omit. `absent` returns the value then. */
export type DefaultCell<T> = Cell<T> & { absent: (text: RowText) => T }

/** The cell of a column that may also be missing at the end of a row. */
export type OptionalCell<T> = DefaultCell<T> & { mayBeShort: true }

/** The cell that names the thing of which the row is a part. */
export type OwnedCell<T> = Cell<T> & { owners: Keys }

export type Keys = Pick<ReadonlySet<string>, 'has'>

/** A column of products.csv that replaces rows of another table, so that the shop has no such column. */
export function isOtherForm(cell: Cell<unknown> | undefined): boolean {
  return cell !== undefined && 'isOtherForm' in cell
}

export function isOwned(cell: Cell<unknown>): cell is OwnedCell<unknown> {
  return 'owners' in cell
}

export function isDefault(cell: Cell<unknown>): cell is DefaultCell<unknown> {
  return 'absent' in cell
}

/** Returns the text by which keys are compared, because paths of pictures have several spellings. */
export function keyText(cell: Cell<unknown> | undefined, text: string): string {
  return cell && 'keyText' in cell && typeof cell.keyText === 'function' ? String(cell.keyText(text)) : text
}

/** Spreadsheet programs show these for a failed formula and for a column that is too narrow. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|#+)$/i

/** Parses a cell. On an error, adds an issue and returns null. */
export function readCell<T>(
  cell: Cell<T> | undefined,
  text: string,
  cellRef: CellRef,
  issues: ImportIssues,
): { value: T } | null {
  if (!cell) return null
  if (formulaError.test(text)) {
    issues.add(cellRef, ({ table }) => table.formulaError)
    return null
  }
  try {
    return { value: cell(text, cellRef) }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    issues.add(cellRef, error.reason)
    return null
  }
}

/** Characters. A longer text is not a number. */
const MAX_NUMBER_LENGTH = 100

/** A number with an invisible mark between two digits. */
const CUT_NUMBER = new RegExp(
  `^[^\\p{L}]*\\p{Nd}[${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]+\\p{Nd}[^\\p{L}]*$`,
  'u',
)

/**
 * Cleans the text of a cell. A mark within a number stays, so that the number is refused: 1 and 2 with a direction mark
 * between them look like 21 to the owner, and are not 12.
 */
export function cleanCell(text: string): string {
  return text.length <= MAX_NUMBER_LENGTH && CUT_NUMBER.test(text) ? trimMarks(text) : cleanText(text)
}
