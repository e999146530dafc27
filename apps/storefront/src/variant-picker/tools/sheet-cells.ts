import { Parser } from 'saxen'

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

/** How the numbers of a style are shown; null: as numbers. */
type NumberFormat = 'day' | 'percent' | null

/** The formats that every workbook has without naming them (ECMA-376, part 1, 18.8.30). */
const days = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)]
const percents = [9, 10]

/** How a number in a cell of a style is shown, by the style's place in the workbook's styles (XML). */
function readNumberFormats(styles: string | undefined): NumberFormat[] {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let inCells = false
  if (styles === undefined) return formats
  readXml(styles, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '')
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const id = attribute('numFmtId') ?? ''
        formats.push(formatOf(Number(id), codes.get(id) ?? ''))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

function formatOf(id: number, code: string): NumberFormat {
  // What stands in quotes, in brackets (colours) or behind a backslash is shown as it is.
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (days.includes(id) || /[dmyhs]/i.test(signs)) return 'day'
  return percents.includes(id) || signs.includes('%') ? 'percent' : null
}

/** A number as its cell shows it. */
function shownNumber(value: number, format: NumberFormat): string {
  if (format === 'percent') return `${value * 100}%`
  if (format === null) return String(value)
  const day = new Date(Date.UTC(1899, 11, 30) + value * 86_400_000)
  return Number.isNaN(day.getTime()) ? `${value}?` : day.toISOString().slice(0, 10)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** The texts that the cells of a workbook refer to, without how Japanese ones are pronounced. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let inText = false
  let inPronunciation = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 't') inText = true
      if (name === 'rPh') inPronunciation = true
    },
    text: (part) => {
      if (inText && !inPronunciation) texts[texts.length - 1] += part
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inPronunciation = false
    },
  })
  return texts
}

/** What is told of XML while it is read. Names come without the prefixes that a file has for its namespaces. */
export type XmlListener = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads XML of an unknown origin, in one pass and without a document: the browser's own parser may not be used on a page with
 * trusted types. What declares entities is refused: spreadsheets declare none.
 * @throws for what is no XML, and what the listener throws
 */
export function readXml(xml: string, { open, text, close }: XmlListener): void {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('The XML declares a document type.')
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) =>
    open(localName(name), (wanted) => {
      const value = attributes()[wanted]
      return value === undefined ? undefined : decode(value)
    }),
  )
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  parser.parse(xml)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
