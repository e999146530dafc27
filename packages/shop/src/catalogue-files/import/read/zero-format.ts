import { attributeOf, PREFIX, tags } from './workbook-xml.ts'

/** A number format of Excel that shows leading zeros, such as 00000: null for a digit, texts between the digits. */
export type ZeroFormat = readonly (string | null)[]

/** Characters of a number format: Excel allows 255. */
const MAX_FORMAT_LENGTH = 255

/** A quoted text, an escaped character, a width or a fill, a language, or one character. */
const PARTS = /"([^"]*)"|\\(.)|[_*].|\[\$-[\dA-F]*\]|([0-9+() -])/gi

const CELL_STYLES = new RegExp(`<${PREFIX}cellXfs(?=[\\s>])`)
const CELL_STYLES_END = new RegExp(`</${PREFIX}cellXfs`)

/** Returns the formats of the cell styles that show leading zeros, by the index of the style. */
export function zeroFormats(styles: string): ReadonlyMap<string, ZeroFormat> {
  const found = new Map<string, ZeroFormat>()
  const formats = new Map<string, ZeroFormat>()
  for (const tag of tags(styles, 'numFmt') ?? []) {
    const format = parseZeroFormat(attributeOf(tag, 'formatCode') ?? '')
    if (format) formats.set(attributeOf(tag, 'numFmtId') ?? '', format)
  }
  const [start, end] = [styles.search(CELL_STYLES), styles.search(CELL_STYLES_END)]
  if (formats.size === 0 || start === -1 || end === -1) return found
  for (const [index, tag] of (tags(styles.slice(start, end), 'xf') ?? []).entries()) {
    const format = formats.get(attributeOf(tag, 'numFmtId') ?? '')
    if (format) found.set(String(index), format)
  }
  return found
}

/** Reads the format of positive numbers, the first section. Returns null if it shows no leading zeros. */
function parseZeroFormat(code: string): ZeroFormat | null {
  if (code.length > MAX_FORMAT_LENGTH) return null
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

/** Returns a whole number as its cell shows it: 12 as 00012. The first place also takes the digits beyond the format. */
export function shownWithZeros(value: number, format: ZeroFormat): string {
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
