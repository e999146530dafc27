/** "An .xlsx file is a zip of XML: nothing of it is unpacked before its size is known." */

import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { readXml } from './read-xml.ts'
import { readSheetCells } from './sheet-cells.ts'

/** Bytes of one part, unpacked: a hundred times what a filled sheet takes is not read, however small its zip is. */
const mostUnpacked = 4_000_000

const workbook = 'xl/workbook.xml'
const links = 'xl/_rels/workbook.xml.rels'
const texts = 'xl/sharedStrings.xml'
const styles = 'xl/styles.xml'

/** `cells`: between tabs, rows between line breaks, as they are pasted; a CSV file as it is. */
export type ReadSheet = { kind: 'cells'; cells: string } | { kind: 'tooLarge' } | { kind: 'unreadable' }

/** The cells of the first sheet of an .xlsx file. */
export function readWorkbook(bytes: Uint8Array): ReadSheet {
  const found = unpack(bytes, [workbook, links])
  if (found === null) return { kind: 'tooLarge' }
  const first = firstSheet(found)
  if (first === null) return { kind: 'unreadable' }
  const parts = unpack(bytes, [first, texts, styles])
  if (parts === null) return { kind: 'tooLarge' }
  const sheet = parts.get(first)
  if (sheet === undefined) return { kind: 'unreadable' }
  const cells = readSheetCells(sheet, parts.get(texts), parts.get(styles))
  return cells === null ? { kind: 'tooLarge' } : { kind: 'cells', cells }
}

/** The named parts; null where one is too large. The unpacker writes no more than the size that the zip names, whatever it holds. */
function unpack(bytes: Uint8Array, names: readonly string[]): Map<string, string> | null {
  let tooLarge = false
  const wanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (!names.includes(name)) return false
    tooLarge ||= originalSize > mostUnpacked
    return !tooLarge
  }
  const parts = unzipSync(bytes, { filter: wanted })
  return tooLarge ? null : new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]))
}

/** The place of the first sheet in the zip; null where the workbook names none. */
function firstSheet(parts: Map<string, string>): string | null {
  let id: string | undefined
  let target: string | undefined
  readXml(parts.get(workbook) ?? '', {
    open: (name, attribute) => {
      if (name === 'sheet') id ??= attribute('r:id')
    },
  })
  readXml(parts.get(links) ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship' && attribute('Id') === id) target ??= attribute('Target')
    },
  })
  if (id === undefined || target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
