import { Parser } from 'saxen'

/** Above the limits of a pasted block, so that the block's own check reports most sheets that are too large. */
const MAX_ROWS = 1_000
const MAX_COLUMNS = 200

/**
 * Returns the cells of a sheet as tab-separated text without empty rows; formulas with their saved results. Returns null for
 * a sheet that is too large.
 * @param shared the workbook's shared strings (XML)
 * @param styles the workbook's styles (XML)
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
        if (text !== '' && cell.column >= MAX_COLUMNS) tooLarge = true
        else if (text !== '') {
          while (row.length < cell.column) row.push('')
          row[cell.column] = text
        }
      } else if (name === 'row' && row.length > 0) {
        // The trailing tab makes the parser choose tabs as separator, whatever the cells contain.
        if (lines.length < MAX_ROWS) lines.push(`${row.map(quoted).join('\t')}\t`)
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

/** Returns the column of a cell reference: 0 for A7, 26 for AA7. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A number: digits, filled up with zeros (00000). null: a plain number. */
type NumberFormat = 'day' | 'percent' | number | null

/** Built-in format ids (ECMA-376, part 1, 18.8.30). */
const days = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)]
const percents = [9, 10]

/** Returns the number format of each cell style, by its index in the workbook's styles (XML). */
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
  // Quoted, bracketed (colours) and escaped parts are literals.
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/^00+$/.test(code)) return code.length
  if (days.includes(id) || /[dmyhs]/i.test(signs)) return 'day'
  return percents.includes(id) || signs.includes('%') ? 'percent' : null
}

function shownNumber(value: number, format: NumberFormat): string {
  if (format === 'percent') return `${value * 100}%`
  if (format === null) return String(value)
  if (typeof format === 'number') return String(value).replace(/^\d+$/, (all) => all.padStart(format, '0'))
  const day = new Date(Date.UTC(1899, 11, 30) + value * 86_400_000)
  return Number.isNaN(day.getTime()) ? `${value}?` : day.toISOString().slice(0, 10)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** Returns the workbook's shared strings without the phonetic runs of Japanese texts. */
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

/** Events of the XML parser. Names have no namespace prefix. */
export type XmlListener = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Parses untrusted XML as a stream: trusted types forbid the browser's own parser. A document type is rejected, since
 * spreadsheets declare none.
 * @throws for invalid XML
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
