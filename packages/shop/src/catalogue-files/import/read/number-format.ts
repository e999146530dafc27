import { attributeOf, PREFIX, tags } from './workbook-xml.ts'

/**
 * A number format of Excel that changes what a number means: a percentage, or digits such as 00000, 0######### and ##-##.
 * @property parts null for a digit, and texts around the digits
 * @property least digits that a smaller number is filled up to with zeros
 */
export type NumberFormat = 'percent' | { parts: readonly (string | null)[]; least: number }

/** Ids of the built-in formats 0% and 0.00% (ECMA-376, part 1, 18.8.30). */
const PERCENT_IDS = ['9', '10']

/** Characters of a number format: Excel allows 255. */
const MAX_FORMAT_LENGTH = 255

/** A quoted text, an escaped character, a width or a fill, a language, or one character. */
const PARTS = /"([^"]*)"|\\(.)|[_*].|\[\$-[\dA-F]*\]|([0-9#+() -])/gi

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
  let least = 0
  for (const { 0: all, 1: quoted, 2: escaped, 3: sign, index } of code.matchAll(PARTS)) {
    if (index !== at) break
    at += all.length
    const isDigit = sign === '0' || sign === '#'
    // Excel fills every place after the first 0.
    if (sign === '0' || (isDigit && least > 0)) least += 1
    parts.push(isDigit ? null : (quoted ?? escaped ?? sign ?? ''))
  }
  const isWhole = at === code.length || code[at] === ';'
  return isWhole && (least > 1 || isSpelling(parts)) ? { parts, least } : null
}

/** Returns whether the texts belong to the number: 0 or SKU- before it, or a sign within it. Units and blanks do not. */
function isSpelling(parts: readonly (string | null)[]): boolean {
  const [first, last] = [parts.indexOf(null), parts.lastIndexOf(null)]
  if (first === -1) return false
  return /\p{N}|-$/u.test(parts.slice(0, first).join('')) || parts.slice(first, last).join('').trim() !== ''
}

/** Returns a number as its cell shows it: 0.15 as 15%, 12 as 00012. The first place also takes the digits beyond the format. */
export function shownNumber(value: number, format: NumberFormat): string {
  if (format === 'percent') return `${Number((value * 100).toPrecision(15))}%`
  if (!Number.isSafeInteger(value) || value < 0) return String(value)
  const { parts, least } = format
  const digits = [...String(value).padStart(least, '0')]
  let places = parts.filter((part) => part === null).length
  const shown = parts.map((part) => {
    if (part !== null) return part
    places -= 1
    return digits.splice(0, Math.max(0, digits.length - places)).join('')
  })
  return shown.join('')
}
