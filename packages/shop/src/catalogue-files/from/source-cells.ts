import { foldDigits } from '@zayy/domain/text/digits'
import { foldText } from '@zayy/domain/text/fold'
import { partsOf, wordSet } from '@zayy/domain/text/word-set'
import { withoutCurrency } from '@zayy/domain/typed-amount'
import type { Notes } from './notes.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

const NO = wordSet('false, no, 0, لا')

export function isNo(text: string): boolean {
  return NO.has(foldText(text))
}

/** Splits a list at commas. WooCommerce writes a comma within a value as \, . */
export function listOf(text: string): string[] {
  return partsOf(text, /(?<!\\),|،/).map((part) => part.replaceAll('\\,', ','))
}

/** Splits a category path: "Clothing > Shirts". */
export function pathOf(text: string): string[] {
  return partsOf(text, '>')
}

/** Adds a note for each of these columns in which the product has a value other than nothing, zero or no. */
export function noteFields(
  columns: readonly (readonly string[])[],
  rows: readonly SourceRow[],
  table: SourceTable,
  product: string,
  notes: Notes,
  except: readonly string[] = [],
): void {
  for (const spellings of columns) {
    const field = table.heading(...spellings)
    if (field === null) continue
    const values = new Set(rows.map((row) => row.cell(...spellings)).filter((text) => !isNothing(text)))
    for (const value of except) values.delete(value)
    if (values.size > 0)
      notes.add('field', { row: rows[0]?.row ?? null, product, field, value: [...values].join(' | ') })
  }
}

function isNothing(text: string): boolean {
  return text === '' || isNo(text) || Number(foldDigits(text)) === 0
}

/** Characters of a price. */
const MAX_PRICE_LENGTH = 50

/** Maximum price in SAR. The shop accepts no larger one. */
const MAX_PRICE = 9_999_999

/**
 * Reads a price in any of the spellings that shops export: 1,234.50 | 1234,5 | ١٢٣٫٥٠ | 19.999 | SAR 50. Null if it is none.
 *
 * @returns SAR with at most two decimals, and whether it was rounded
 */
export function readPrice(text: string): { price: number; isRounded: boolean } | null {
  if (text.length > MAX_PRICE_LENGTH) return null
  const plain = withoutCurrency(foldDigits(text).replaceAll('٫', '.').replaceAll('٬', ','))
    .replace(/^\$/, '')
    .trim()
  const written = pointed(plain)
  if (!/^\d{1,12}(?:\.\d{1,12})?$|^\.\d{1,12}$/.test(written)) return null
  const exact = Number(written)
  const price = Number(exact.toFixed(2))
  return price > MAX_PRICE ? null : { price, isRounded: price !== exact }
}

/** Removes thousands separators and writes the decimal separator as a point. */
function pointed(text: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text
}

type PriceColumns = Record<'price' | 'sale' | 'saleStarts' | 'saleEnds', readonly string[]>

/** @property today YYYY-MM-DD in Riyadh */
export type PriceContext = { table: SourceTable; product: string; notes: Notes; today: string }

/**
 * Returns the price as written that stays valid: the sale price if it has begun and has no end, else the regular one. The other
 * becomes a note.
 */
export function priceNow(row: SourceRow, columns: PriceColumns, context: PriceContext): string {
  const { table, product, notes, today } = context
  const [regular, sale] = [row.cell(...columns.price), row.cell(...columns.sale)]
  if (isNothing(sale)) return regular
  const [starts, ends] = [row.cell(...columns.saleStarts), row.cell(...columns.saleEnds)]
  const lasts = ends === '' && starts.slice(0, 10) <= today
  const kind = regular === '' ? null : lasts ? 'regularLost' : 'saleLost'
  const [field, value] = lasts
    ? [table.heading(...columns.price), regular]
    : [table.heading(...columns.sale), sale]
  if (kind) notes.add(kind, { row: row.row, product, field: field ?? '', value })
  return lasts || regular === '' ? sale : regular
}
