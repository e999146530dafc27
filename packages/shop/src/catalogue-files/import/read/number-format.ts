import { attributeOf, PREFIX, tags } from './workbook-xml.ts'

/**
 * A number format of Excel that changes what a number means: a percentage, or leading zeros such as 00000, with null for a digit
 * and texts between the digits.
 */
export type NumberFormat = 'percent' | readonly (string | null)[]

/** Ids of the built-in formats 0% and 0.00% (ECMA-376, part 1, 18.8.30). */
const PERCENT_IDS = ['9', '10']

/** Characters of a number format: Excel allows 255. */
const MAX_FORMAT_LENGTH = 255

/** A quoted text, an escaped character, a width or a fill, a language, or one character. */
const PARTS = /"([^"]*)"|\\(.)|[_*].|\[\$-[\dA-F]*\]|([0-9+() -])/gi

const CELL_STYLES = new RegExp(`<${PREFIX}cellXfs(?=[\\s>])`)
const CELL_STYLES_END = new RegExp(`</${PREFIX}cellXfs`)

/** Returns the formats of the cell styles, by the index of the style, without those that change nothing. */
export function numberFormats(styles: string): ReadonlyMap<string, NumberFormat> {
  const found = new Map<string, NumberFormat>()
  const formats = new Map<string, NumberFormat>(PERCENT_IDS.map((id) => [id, 'percent']))
  for (const tag of tags(styles, 'numFmt') ?? []) {
    const format = parseFormat(attributeOf(tag, 'formatCode') ?? '')
    if (format) formats.set(attributeOf(tag, 'numFmtId') ?? '', format)
  }
  const [start, end] = [styles.search(CELL_STYLES), styles.search(CELL_STYLES_END)]
  if (start === -1 || end === -1) return found
  for (const [index, tag] of (tags(styles.slice(start, end), 'xf') ?? []).entries()) {
    const format = formats.get(attributeOf(tag, 'numFmtId') ?? '')
    if (format) found.set(String(index), format)
  }
  return found
}

/** Reads the format of positive numbers, the first section. Returns null if it changes nothing. */
function parseFormat(code: string): NumberFormat | null {
  if (code.length > MAX_FORMAT_LENGTH) return null
  if (/^[0#.]+%(?:;|$)/.test(code)) return 'percent'
  const parts: (string | null)[] = []
  let at = 0
  for (const { 0: all, 1: quoted, 2: escaped, 3: sign, index } of code.matchAll(PARTS)) {
    if (index !== at) break
    at += all.length
    parts.push(sign === '0' ? null : (quoted ?? escaped ?? sign ?? ''))
  }
  const isWhole = at === code.length || code[at] === ';'
  return isWhole && parts.filter((part) => part === null).length > 1 ? parts : null
}

/** Returns a number as its cell shows it: 0.15 as 15%, 12 as 00012. The first place also takes the digits beyond the format. */
export function shownNumber(value: number, format: NumberFormat): string {
  if (format === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  if (!Number.isSafeInteger(value) || value < 0) return String(value)
  const places = format.filter((part) => part === null).length
  const digits = String(value).padStart(places, '0')
  let at = 0
  const shown = format.map((part) => {
    if (part !== null) return part
    const from = at
    at = from === 0 ? digits.length - places + 1 : from + 1
    return digits.slice(from, at)
  })
  return shown.join('')
}
