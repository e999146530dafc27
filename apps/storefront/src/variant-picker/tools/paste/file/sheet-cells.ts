import { readNumberFormats, shownNumber } from './number-formats.ts'
import { readXml } from './read-xml.ts'
import { readSharedTexts } from './shared-texts.ts'

/** What is read of a sheet: above what a block that is pasted may have, so that it says itself what is too large. */
const most = { rows: 1_000, columns: 200 } as const

/**
 * The cells of a sheet as text between tabs, without empty rows. Formulas are what they came to when the file was saved.
 * @param shared the texts that cells of the workbook refer to, as XML
 * @param styles how its numbers are shown, as XML
 * @returns null for a sheet over `most`
 */
export function readSheetCells(
  sheet: string,
  shared: string | undefined,
  styles: string | undefined,
): string | null {
  const formats = readNumberFormats(styles)
  const texts = shared === undefined ? [] : readSharedTexts(shared)
  const lines: string[] = []
  let row: string[] = []
  let next = 0
  let cell = { column: 0, type: '', style: '', value: '' }
  let inValue = false
  let tooLarge = false
  readXml(sheet, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = []
        next = 0
      } else if (name === 'c') {
        cell = {
          column: columnOf(attribute('r')) ?? next,
          type: attribute('t') ?? '',
          style: attribute('s') ?? '',
          value: '',
        }
        next = cell.column + 1
      } else if (name === 'v' || name === 't') inValue = true
    },
    text: (part) => {
      if (inValue) cell.value += part
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c') {
        const text = cellText(cell, texts, formats)
        if (text !== '' && cell.column >= most.columns) tooLarge = true
        else if (text !== '') {
          while (row.length < cell.column) row.push('')
          row[cell.column] = text
        }
      } else if (name === 'row' && row.length > 0) {
        // A tab at the end says that tabs separate, whatever else stands in the cells.
        if (lines.length < most.rows) lines.push(`${row.map(quoted).join('\t')}\t`)
        else tooLarge = true
      }
    },
  })
  return tooLarge ? null : lines.join('\n')
}

function cellText(
  { type, style, value }: { type: string; style: string; value: string },
  shared: readonly string[],
  formats: ReturnType<typeof readNumberFormats>,
): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if ((type !== '' && type !== 'n') || value === '') return value
  const number = Number(value)
  const format = formats[Number(style)] ?? null
  if (format !== null && Number.isFinite(number)) return shownNumber(number, format)
  return Number.isSafeInteger(number) ? String(number) : value
}

/** A for 0, AA for 26: of a place such as AA7. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
