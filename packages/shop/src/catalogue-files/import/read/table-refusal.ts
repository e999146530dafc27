import type { Reason } from '../import-issues.ts'

/** Bounds on a table. The longest table of a shop with 10,000 products has some 80,000 photos. */
const MAX_LINES = 200_000
const MAX_CELLS = 2_000_000

/** First bytes of a zip, which workbooks of Excel and LibreOffice are, and of old or encrypted Excel workbooks. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const [newline, tab, comma, semicolon] = [0x0a, 0x09, 0x2c, 0x3b]

/** Returns the reason not to parse a table: it is a workbook or too large. Returns null otherwise. */
export function tableRefusal(bytes: Uint8Array): Reason | null {
  if (workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte)))
    return ({ table }) => table.workbook
  let lines = 1
  let cells = 1
  for (const byte of bytes) {
    if (byte === newline) lines += 1
    if (byte === newline || byte === comma || byte === semicolon || byte === tab) cells += 1
  }
  return tableSizeRefusal(lines, cells)
}

/** Returns the reason not to read a table of this size, or null. */
export function tableSizeRefusal(lines: number, cells: number): Reason | null {
  if (lines <= MAX_LINES && cells <= MAX_CELLS) return null
  return ({ table }) => table.tooLong(`${MAX_LINES / 1_000}`, `${MAX_CELLS / 1_000_000}`)
}
