import writeSheets, { type Cell } from 'write-excel-file/node'

type NumberWithFormat = { value: number; format: string }

/** A formula has no result, as if the program that wrote it had none. */
export type WorkbookValue = string | number | boolean | Date | NumberWithFormat | { formula: string } | null

/** Writes a workbook of Excel with these sheets. */
export async function writeWorkbook(
  sheets: Readonly<Record<string, readonly (readonly WorkbookValue[])[]>>,
): Promise<Uint8Array> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map(cellOf)),
  }))
  return new Uint8Array(await writeSheets(written).toBuffer())
}

function cellOf(value: WorkbookValue): Cell | null {
  if (value === null) return null
  if (value instanceof Date) return { value, format: 'dd/mm/yyyy' }
  if (typeof value !== 'object') return { value }
  return 'formula' in value ? { value: value.formula, type: 'Formula' } : value
}
