/** "Excel shows 5-10 as a day and 5 as 500 %: what a cell shows is no number of pieces then, whatever it holds." */

import { readXml } from './read-xml.ts'

/** How the numbers of a style are shown; null: as numbers. */
type NumberFormat = 'day' | 'percent' | null

/** The formats that every workbook has without naming them (ECMA-376, part 1, 18.8.30). */
const days = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)]
const percents = [9, 10]

/** How a number in a cell of a style is shown, by the style's place in the workbook's styles (XML). */
export function readNumberFormats(styles: string | undefined): NumberFormat[] {
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
export function shownNumber(value: number, format: NumberFormat): string {
  if (format === 'percent') return `${value * 100}%`
  if (format === null) return String(value)
  const day = new Date(Date.UTC(1899, 11, 30) + value * 86_400_000)
  return Number.isNaN(day.getTime()) ? `${value}?` : day.toISOString().slice(0, 10)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
