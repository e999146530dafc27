import { formatNumber } from '@zayy/i18n/numbers'
import type { Reason } from '../import-issues.ts'

/** Bounds on a table that is in memory as a whole. */
const MAX_LINES = 200_000
const MAX_CELLS = 2_000_000

/** Bounds on a table of products, which is read part by part: 100,000 products with 20 rows each. */
const MAX_PRODUCT_LINES = 2_000_000
const MAX_PRODUCT_CELLS = 40_000_000

/** Bytes of a row, and of all rows of a product, which are in memory at once. */
export const MAX_ROW_BYTES = 20_000_000

/** Cells of a row. Its columns have names, of which there are fewer. */
const MAX_WIDTH = 10_000

/** First bytes of a zip, which workbooks of Excel and LibreOffice are, and of old or encrypted Excel workbooks. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const newline = 0x0a
const tab = 0x09
const comma = 0x2c
const semicolon = 0x3b

/** Returns the reason not to parse a table: it is a workbook or too large. Returns null otherwise. */
export function tableRefusal(bytes: Uint8Array): Reason | null {
  const refusal = startRefusal(bytes)
  if (refusal) return refusal
  let lines = 1
  let cells = 1
  for (const byte of bytes) {
    if (byte === newline) lines += 1
    if (byte === newline || byte === comma || byte === semicolon || byte === tab) cells += 1
  }
  return tableSizeRefusal(lines, cells)
}

/** Returns the reason not to read a file as a table: it is a workbook. */
export function startRefusal(bytes: Uint8Array): Reason | null {
  const isWorkbook = workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte))
  return isWorkbook ? ({ table }) => table.workbook : null
}

/** Returns the reason not to read a table of this size, or null. */
export function tableSizeRefusal(lines: number, cells: number): Reason | null {
  return lines <= MAX_LINES && cells <= MAX_CELLS ? null : tooLong(MAX_LINES, MAX_CELLS)
}

/** @property width cells of the widest row */
export type TableSize = { lines: number; cells: number; width: number }

/** Returns the reason not to read a table of products of this size, or null. */
export function productTableRefusal({ lines, cells, width }: TableSize): Reason | null {
  const isSmall = lines <= MAX_PRODUCT_LINES && cells <= MAX_PRODUCT_CELLS && width <= MAX_WIDTH
  return isSmall ? null : tooLong(MAX_PRODUCT_LINES, MAX_PRODUCT_CELLS)
}

function tooLong(lines: number, cells: number): Reason {
  return ({ table }) => table.tooLong(formatNumber(lines / 1_000), formatNumber(cells / 1_000_000))
}
