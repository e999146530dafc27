import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { readSheetCells, readXml } from './sheet-cells.ts'

/** Bytes; a sheet of 300 colours and sizes takes some 20,000. */
const MAX_FILE_BYTES = 1_000_000

/** Reads an .xlsx or CSV file. Its first bytes decide the format, not its name. */
export async function readSheetFile(file: File): Promise<ReadSheet> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'tooLarge' }
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

/**
 * Decodes the text files that spreadsheets save: UTF-8, UTF-16 ("Unicode text") or Windows-1256 (Arabic). Returns null for
 * binary data.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : (utf8(bytes) ?? arabic(bytes))
  return text.includes('\0') ? null : text
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function arabic(bytes: Uint8Array): string {
  return new TextDecoder('windows-1256').decode(bytes)
}

/** Bytes of one unpacked part, against zip bombs. */
const MAX_UNPACKED_BYTES = 4_000_000

const WORKBOOK_PATH = 'xl/workbook.xml'
const RELATIONS_PATH = 'xl/_rels/workbook.xml.rels'
const STRINGS_PATH = 'xl/sharedStrings.xml'
const STYLES_PATH = 'xl/styles.xml'

/** `cells` is tab-separated as in a paste, or the text of a CSV file. */
export type ReadSheet = { kind: 'cells'; cells: string } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** Reads the first sheet of an .xlsx file. */
export function readWorkbook(bytes: Uint8Array): ReadSheet {
  const found = unpack(bytes, [WORKBOOK_PATH, RELATIONS_PATH])
  if (found === null) return { kind: 'tooLarge' }
  const first = firstSheet(found)
  if (first === null) return { kind: 'unreadable' }
  const parts = unpack(bytes, [first, STRINGS_PATH, STYLES_PATH])
  if (parts === null) return { kind: 'tooLarge' }
  const sheet = parts.get(first)
  if (sheet === undefined) return { kind: 'unreadable' }
  const cells = readSheetCells(sheet, parts.get(STRINGS_PATH), parts.get(STYLES_PATH))
  return cells === null ? { kind: 'tooLarge' } : { kind: 'cells', cells }
}

/** Unpacks the named parts, or returns null if one is too large. fflate never writes more than the size that the zip declares. */
function unpack(bytes: Uint8Array, names: readonly string[]): Map<string, string> | null {
  let tooLarge = false
  const wanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (!names.includes(name)) return false
    tooLarge ||= originalSize > MAX_UNPACKED_BYTES
    return !tooLarge
  }
  const parts = unzipSync(bytes, { filter: wanted })
  return tooLarge ? null : new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]))
}

/** Returns the path of the first sheet in the zip, or null if the workbook names none. */
function firstSheet(parts: Map<string, string>): string | null {
  let id: string | undefined
  let target: string | undefined
  readXml(parts.get(WORKBOOK_PATH) ?? '', {
    open: (name, attribute) => {
      if (name === 'sheet') id ??= attribute('r:id')
    },
  })
  readXml(parts.get(RELATIONS_PATH) ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship' && attribute('Id') === id) target ??= attribute('Target')
    },
  })
  if (id === undefined || target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
