import type { Reason } from '../import-issues.ts'

/** The most of a table that is read: lines, and cells in all. A shop of 10,000 products has some 80,000 photos in its longest. */
const MAX_LINES = 200_000
const MAX_CELLS = 2_000_000

/** How a zip begins, which a workbook of Excel or LibreOffice is, and how an older or a locked workbook of Excel does. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const [newline, tab, comma, semicolon] = [0x0a, 0x09, 0x2c, 0x3b]

/** Why the bytes of a table are not taken apart at all: they are a workbook, or more than is read. Null where they are. */
export function tableRefusal(bytes: Uint8Array): Reason | null {
  if (workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte)))
    return ({ table }) => table.workbook
  let lines = 1
  let cells = 1
  for (const byte of bytes) {
    if (byte === newline) lines += 1
    if (byte === newline || byte === comma || byte === semicolon || byte === tab) cells += 1
  }
  if (lines <= MAX_LINES && cells <= MAX_CELLS) return null
  return ({ table }) => table.tooLong(`${MAX_LINES / 1_000}`, `${MAX_CELLS / 1_000_000}`)
}
