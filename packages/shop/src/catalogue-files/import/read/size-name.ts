import { foldDigits } from '@zayy/domain/text/digits'
import { CellError, type CellRef } from '../import-issues.ts'
import { eachOnce, lineText, plainNumber, splitCell } from './cells.ts'
import type { Cell } from './read-cell.ts'

/** English and Arabic month names in dates of spreadsheet programs, by month. */
const months = [
  ['jan', 'يناير'],
  ['feb', 'فبراير'],
  ['mar', 'مارس'],
  ['apr', 'أبريل', 'إبريل', 'ابريل'],
  ['may', 'مايو'],
  ['jun', 'يونيو', 'يونيه'],
  ['jul', 'يوليو', 'يوليه'],
  ['aug', 'أغسطس', 'اغسطس'],
  ['sep', 'سبتمبر'],
  ['oct', 'أكتوبر', 'اكتوبر'],
  ['nov', 'نوفمبر'],
  ['dec', 'ديسمبر'],
]
const word = String.raw`([\p{L}]{3,9})`
const SEPARATOR = '[-/. ،]+'
const dayAndMonth = new RegExp(
  `^(?:(\\d{1,2})${SEPARATOR}${word}|${word}${SEPARATOR}(\\d{1,2}))(?:${SEPARATOR}\\d{2,4})?$`,
  'u',
)
const wholeDay = /^(?:\d{4}-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(?:\d\d){1,2})(?: 00:00(?::00)?)?$/

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']

/** Numbers of a range such as 38-46 that may be one size: 36-38, 98-104. */
const MAX_ONE_SIZE = 6

/** The sizes of a product in one cell: S;M;L. */
export const sizeList: Cell<string[]> = (text, cellRef) => {
  const sizes = splitCell(text, /[;؛،,\n]/)
    .flatMap(partsOf)
    .filter((part) => part !== '')
  for (const size of sizes) {
    const within = sizesWithin(foldDigits(size))
    if (within) throw new CellError((messages) => messages.sizeRange(size, within.join(';')))
  }
  return eachOnce(
    sizes.map((size) => sizeName(size, cellRef)),
    String,
  )
}

/** Returns the sizes of a range that is too wide for one size, such as S-XL or 38-46; null for one size. */
function sizesWithin(text: string): string[] | null {
  const [, from = '', to = ''] = /^(\w{1,20})\s*(?:-|–|—|إلى|to)\s*(\w{1,20})$/i.exec(text) ?? []
  const [first, last] = [from, to].map((part) =>
    letterSizes.indexOf(part.toUpperCase().replace(/^(X{2,})L$/, (_, many: string) => `${many.length}XL`)),
  )
  if (first !== undefined && last !== undefined && first >= 0 && last > first + 1)
    return letterSizes.slice(first, last + 1)
  const [least, most] = [Number(from), Number(to)]
  if (!(least > 0 && most > least + MAX_ONE_SIZE && most < 200)) return null
  const step = least % 2 === most % 2 ? 2 : 1
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, nth) => `${least + nth * step}`)
}

/**
 * One size of a product. Refuses dates, which spreadsheet programs make of 2-3, and lists of sizes. A number is one size in every
 * spelling.
 */
export const sizeName: Cell<string> & { keyText: (text: string) => string } = Object.assign(readSizeName, {
  keyText: plainSize,
})

function readSizeName(text: string, cellRef: CellRef): string {
  const size = plainSize(lineText(text, cellRef))
  const range = sizeOfDay(foldDigits(size))
  if (range) throw new CellError((messages) => messages.sizeDay(size, range))
  const parts = partsOf(size)
  if (parts.length > 1) throw new CellError((messages) => messages.sizeList(size, parts.filter(Boolean)))
  return size
}

/** Writes ٢XL as 2XL, and a number in one spelling. */
function plainSize(text: string): string {
  return /[A-Za-z]/.test(text) ? foldDigits(text) : plainNumber(text)
}

/** Returns the sizes that a text means, each valid: the parts of a list, and the range that a spreadsheet program made a day. */
export function sizesIn(text: string): string[] {
  const range = sizeOfDay(foldDigits(text))
  if (range) return [range]
  const parts = partsOf(text).filter((part) => part !== '')
  return parts.length > 1 ? parts.flatMap(sizesIn) : parts
}

/**
 * Splits a list of sizes in one cell. Slashes, hyphens and spaces also occur within one size (S/M, 36-38, 5 years), so
 * they count as separators only between at least three sizes of the same kind.
 */
function partsOf(size: string): string[] {
  const parts = size.split(/[;؛،]|,(?=\s*\p{L})/u)
  const loose = foldDigits(size).split(/\s*[/|\\&+–—-]\s*|\s+/u)
  const areSizes = [/^(?:\d?X{0,4}[SL]|M)$/i, /^\d{1,3}$/].some((kind) =>
    loose.every((part) => kind.test(part)),
  )
  return (parts.length === 1 && loose.length > 2 && areSizes ? loose : parts).map((part) => part.trim())
}

/** Returns the size, such as 2-3, that became a date such as 02-Mar; null if the text is not a date. */
function sizeOfDay(text: string): string | null {
  const [, day, name, nameFirst, dayAfter] = dayAndMonth.exec(text) ?? []
  const month = monthOf(name ?? nameFirst ?? '')
  if (month !== null) return range(month, Number(day ?? dayAfter))
  const [whole, ...numbers] = wholeDay.exec(text) ?? []
  if (whole === undefined) return null
  const [first = 0, second = 0] = numbers.filter((part) => part !== undefined).map(Number)
  // 36/38/40 is a list of sizes.
  return Math.min(first, second) <= 12 && Math.max(first, second) <= 31 ? range(first, second) : null
}

function range(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`
}

function monthOf(word: string): number | null {
  const found = months.findIndex(([english = '', ...arabic]) =>
    new RegExp(`^${english}`, 'i').test(word) ? isEnglishMonth(word) : arabic.includes(word),
  )
  return found === -1 ? null : found + 1
}

function isEnglishMonth(word: string): boolean {
  return /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i.test(
    word,
  )
}
