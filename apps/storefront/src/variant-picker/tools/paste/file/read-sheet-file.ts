/** "The filled sheet comes back: its first sheet, as the cells of a spreadsheet are copied." */

import { decodeText } from './decode-text.ts'
import { type ReadSheet, readWorkbook } from './read-workbook.ts'

/** Bytes; a sheet of 300 colours and sizes takes some 20,000. */
const mostBytes = 1_000_000

/** Reads an .xlsx or CSV file, told apart by their first bytes, not by their names. */
export async function readSheetFile(file: File): Promise<ReadSheet> {
  if (file.size > mostBytes) return { kind: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes)
    const text = decodeText(bytes)
    return text === null ? { kind: 'unreadable' } : { kind: 'cells', cells: text }
  } catch (error) {
    console.warn('The file cannot be read.', error)
    return { kind: 'unreadable' }
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
