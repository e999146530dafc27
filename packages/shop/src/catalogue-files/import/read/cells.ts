import { canonicalEmail } from '@zayy/contract/input-parsers/email-address'
import { readDay } from '@zayy/domain/calendar-day'
import { type BasisPoints, fromSar, type Halalas, sar } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { CellError, type CellRef, type Reason } from '../import-issues.ts'
import type { Cell, Keys, OptionalCell } from './table.ts'

/** How many characters a text in a cell has at most. */
const MAX_TEXT_LENGTH = 2000

/** Text of at most 2,000 characters, not empty; it may have several lines. */
export const requiredText: Cell<string> = (text) => {
  if (text === '') throw new CellError((messages) => messages.empty)
  if (text.length > MAX_TEXT_LENGTH)
    throw new CellError((messages) => messages.tooLong(`${text.length}`, `${MAX_TEXT_LENGTH}`))
  return text
}

/** The same in one line, as a name is. */
export const lineText: Cell<string> = (text, cellRef) => {
  if (text.includes('\n')) throw new CellError((messages) => messages.lineBreak)
  return requiredText(text, cellRef)
}

/** An empty cell is null, any other what `cell` reads. */
export function optional<T>(cell: Cell<T>): Cell<T | null> {
  return (text, cellRef) => (text === '' ? null : cell(text, cellRef))
}

/** What `cell` reads, but not an empty cell. */
export function filled<T>(cell: Cell<T>): Cell<T> {
  return (text, cellRef) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    return cell(text, cellRef)
  }
}

/** A column that a table may be without: each of its cells is then empty. */
export function optionalColumn<T>(cell: Cell<T>): OptionalCell<T> {
  return Object.assign((text: string, cellRef: CellRef) => cell(text, cellRef), {
    mayBeMissing: true as const,
  })
}

/** An empty cell is '', any other is what `requiredText` reads. */
export const textOrEmpty: Cell<string> = (text, cellRef) => (text === '' ? '' : requiredText(text, cellRef))

/** A name for files and addresses: small Latin letters, digits, single hyphens. */
export const slug: Cell<string> = (text) =>
  matching(text, /^[a-z0-9]+(-[a-z0-9]+)*$/, ({ forms }) => forms.slug)

/** A code that the owner gives: letters, digits, dot, hyphen, underscore. */
export const code: Cell<string> = (text) =>
  matching(text, /^[A-Za-z0-9][\w.-]{0,63}$/, ({ forms }) => forms.code)

/** 0 or 1. */
export const flag: Cell<boolean> = (text) => oneOf('0', '1')(foldDigits(text), nowhere) === '1'

/** One of a few words. */
export function oneOf<const T extends string>(...known: readonly T[]): Cell<T> {
  return (text) => {
    const found = known.find((word) => word === text)
    if (!found) throw new CellError((messages) => messages.oneOf(text, [...known]))
    return found
  }
}

/** A whole number between two bounds, both included, by the rule of every quantity. */
export function wholeNumber(least: number, most: number): Cell<number> {
  return (text) => {
    const read = readWholeNumber(text, most)
    if (read.kind !== 'number' || read.value < least) {
      throw hasToBe(text, ({ forms }) => forms.wholeNumber(`${least}`, `${most}`))
    }
    return read.value
  }
}

/** An amount in SAR with at most two decimals, no thousands separator. */
export const amount: Cell<Halalas> = (text) => {
  const folded = withPoint(text)
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(folded)) {
    throw hasToBe(text, ({ forms }) => forms.amount)
  }
  return fromSar(sar(Number(folded)))
}

/** A percentage from 0 to 100 with at most two decimals, with its sign or without. One between 0 and 1 is a mistake. */
export const percentage: Cell<BasisPoints> = (text) => {
  const read = readPercentage(text)
  if ('rate' in read) return read.rate
  if (read.issue === 'form') throw hasToBe(text, ({ forms }) => forms.percentage)
  throw new CellError((messages) => messages.fraction(text, read.percent))
}

/** The point of a decimal number, which spreadsheet programs save as a comma in many countries. It parts no thousands: two digits follow at most. */
function withPoint(text: string): string {
  return foldDigits(text).replace(/[٫,]/, '.')
}

/** A Gregorian day from the year 2000 on: YYYY-MM-DD. */
export const day: Cell<string> = (text) => {
  const read = readDay(text)
  if ('day' in read) return read.day
  if (read.issue === 'hijri') throw new CellError((messages) => messages.hijri(text, read.gregorian))
  if (read.issue === 'early') throw new CellError((messages) => messages.early(text))
  throw hasToBe(text, ({ forms }) => forms.day)
}

/** A day that has come: what is noted of the past is not of a later day than `today`. */
export function pastDay(today: string): Cell<string> {
  return (text, cellRef) => {
    const read = day(text, cellRef)
    if (read > today) throw new CellError((messages) => messages.future(read, today))
    return read
  }
}

/** #rrggbb, in small letters. */
export const colourCode: Cell<string> = (text) =>
  matching(text.toLowerCase(), /^#[0-9a-f]{6}$/, ({ forms }) => forms.colour)

/** An e-mail address, as shoppers' are read too; in small letters. */
export const email: Cell<string> = (text) => {
  const address = canonicalEmail(requiredText(text, nowhere).toLowerCase())
  if (address === null) throw hasToBe(text, ({ forms }) => forms.email)
  return address
}

/** An address on the web. */
export const webAddress: Cell<string> = (text) => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) {
    throw hasToBe(text, ({ forms }) => forms.webAddress)
  }
  return text
}

/** A value that stands in another table. */
export function reference(keys: Keys, file: string): Cell<string> {
  return (text) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    if (!keys.has(text)) throw new CellError((messages) => messages.notIn(text, file))
    return text
  }
}

/** A list separated by semicolons, without repetition; may be empty. */
export function list<T extends string>(cell: Cell<T>): Cell<T[]> {
  return (text, cellRef) => {
    const parts = text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const twice = parts.find((part, index) => parts.indexOf(part) !== index)
    if (twice) throw new CellError((messages) => messages.namesTwice(twice))
    return parts.map((part) => cell(part, cellRef))
  }
}

/** A text of a certain form; `form` completes "it has to be …". */
export function matching(text: string, pattern: RegExp, form: Reason): string {
  if (text === '') throw new CellError((messages) => messages.empty)
  if (!pattern.test(text)) throw hasToBe(text, form)
  return text
}

/** That a text is not what it should be; `form` completes "it has to be …". */
export function hasToBe(text: string, form: Reason): CellError {
  return new CellError((messages) => messages.hasToBe(text, form(messages)))
}

const nowhere = { file: '', row: null, column: null }

/** An IBAN, as banks write it in groups and after its name, its check digits verified (ISO 13616): a wrong one would send customers' money elsewhere. */
export const iban: Cell<string> = (text) => {
  const compact = matching(
    foldDigits(text.normalize('NFKC'))
      .replace(/[\s\u2010-\u2015-]/g, '')
      .toUpperCase()
      .replace(/^(?:IBAN|آيبان|ايبان):?/, ''),
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
    ({ forms }) => forms.iban,
  )
  const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  if (BigInt(digits) % 97n !== 1n) throw new CellError((messages) => messages.ibanDigits(text))
  if (compact.startsWith('SA') && compact.length !== 24)
    throw new CellError((messages) => messages.ibanLength)
  return compact
}
