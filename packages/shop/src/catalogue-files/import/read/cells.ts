import { canonicalEmail } from '@zayy/contract/input-parsers/email-address'
import { readDay } from '@zayy/domain/calendar-day'
import { type BasisPoints, fromSar, type Halalas, sar } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import { foldDigits } from '@zayy/domain/text/digits'
import { latinSlug } from '@zayy/domain/text/latin-slug'
import { overlong } from '@zayy/domain/text/overlong'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { partsOf } from '@zayy/domain/text/word-set'
import { readTypedAmount } from '@zayy/domain/typed-amount'
import { CellError, type CellRef, type Reason } from '../import-issues.ts'
import type { Cell, DefaultCell, Keys, OptionalCell, OwnedCell, RowText } from './read-cell.ts'

/** Characters. */
const MAX_TEXT_LENGTH = 2000

/** A non-empty text of at most 2,000 characters, with line breaks. */
export const requiredText: Cell<string> = (text) => {
  if (text === '') throw new CellError((messages) => messages.empty)
  return atMost(text, MAX_TEXT_LENGTH)
}

/** Returns the text. @throws CellError if it has more than `longest` characters */
export function atMost(text: string, longest: number): string {
  const length = overlong(text, longest)
  if (length !== null) throw new CellError((messages) => messages.tooLong(`${length}`, `${longest}`))
  return text
}

/** A non-empty line of at most 2,000 characters. */
export const lineText: Cell<string> = (text, cellRef) => {
  if (text.includes('\n')) throw new CellError((messages) => messages.lineBreak)
  return requiredText(text, cellRef)
}

/** A non-empty line of at most `longest` characters. */
export function lineOf(longest: number): Cell<string> {
  return (text, cellRef) => atMost(lineText(text, cellRef), longest)
}

/** Parses an empty cell as null. */
export function optional<T>(cell: Cell<T>): Cell<T | null> {
  return (text, cellRef) => (text === '' ? null : cell(text, cellRef))
}

/** Refuses an empty cell. */
export function filled<T>(cell: Cell<T>): Cell<T> {
  return (text, cellRef) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    return cell(text, cellRef)
  }
}

/** A column that may be empty in a new row, and at the end of a short row. */
export function optionalColumn<T>(cell: Cell<T>): OptionalCell<T> {
  return Object.assign(
    orElse(cell, () => cell('', nowhere)),
    { mayBeShort: true as const },
  )
}

/**
 * A column that a new row may omit.
 * @param absent returns the value if it is omitted
 */
export function orElse<T>(cell: Cell<T>, absent: (text: RowText) => T): DefaultCell<T> {
  return Object.assign((text: string, cellRef: CellRef) => cell(text, cellRef), { absent })
}

export const textOrEmpty: Cell<string> = (text, cellRef) => (text === '' ? '' : requiredText(text, cellRef))

/** A name for files and URLs: lower-case Latin letters, digits, single hyphens. */
export const slug: Cell<string> = (text) =>
  matching(text, /^[a-z0-9]+(-[a-z0-9]+)*$/, ({ forms }) => forms.slug(latinSlug(text)))

/** The owner's code: letters, digits, dot, hyphen, underscore. */
export const code: Cell<string> = (text) =>
  matching(text, /^[A-Za-z0-9][\w.-]{0,63}$/, ({ forms }) => forms.code)

export const flag: Cell<boolean> = (text) => oneOf('0', '1')(text, nowhere) === '1'

export function oneOf<const T extends string>(...known: readonly T[]): Cell<T> {
  return (text) => {
    const found = known.find((word) => word === foldDigits(text))
    if (!found) throw new CellError((messages) => messages.oneOf(text, [...known]))
    return found
  }
}

/** A whole number within two bounds, inclusive, in any spelling of a quantity. */
export function wholeNumber(least: number, most: number): Cell<number> {
  return (text) => {
    const read = readWholeNumber(text, most)
    if (read.kind !== 'number' || read.value < least) {
      throw hasToBe(text, ({ forms }) => forms.wholeNumber(`${least}`, `${most}`))
    }
    return read.value
  }
}

const MAX_AMOUNT = fromSar(sar(9_999_999.99))

/** An amount in SAR with at most two decimals, with or without its currency. Spreadsheet programs of many countries save the decimal point as a comma. */
export const amount: Cell<Halalas> = (text) => {
  const read = readTypedAmount(text, 'decimal')
  if (read === null || read > MAX_AMOUNT) throw hasToBe(text, ({ forms }) => forms.amount)
  return read
}

/**
 * A percentage from 0 to 100 with at most two decimals, with or without its sign. Refuses values between 0 and 1 as
 * mistakes.
 */
export const percentage: Cell<BasisPoints> = (text) => {
  const read = readPercentage(text)
  if ('rate' in read) return read.rate
  if (read.issue === 'form') throw hasToBe(text, ({ forms }) => forms.percentage)
  throw new CellError((messages) => messages.fraction(text, read.percent))
}

/** A line that may be a number, such as a measure. */
export const lineOrNumber: Cell<string> = (text, cellRef) => plainNumber(lineText(text, cellRef))

/** Writes a text that is one number as 42.5, however a spreadsheet program in Arabic or German saved it: 42٫5, ٤٢٫٥, 42,5. */
export function plainNumber(text: string): string {
  return /^\p{Nd}+(?:[.٫]\p{Nd}+|,\p{Nd})?$/u.test(text) ? foldDigits(text).replace(/[٫,]/, '.') : text
}

/** A Gregorian date from the year 2000 on: YYYY-MM-DD. */
export const day: Cell<string> = (text) => {
  const read = readDay(text)
  if ('day' in read) return read.day
  if (read.issue === 'hijri') throw new CellError((messages) => messages.hijri(text, read.gregorian))
  if (read.issue === 'early') throw new CellError((messages) => messages.early(text))
  throw hasToBe(text, ({ forms }) => forms.day)
}

/** A date that is not after `today`. */
export function pastDay(today: string): Cell<string> {
  return (text, cellRef) => {
    const read = day(text, cellRef)
    if (read > today) throw new CellError((messages) => messages.future(read, today))
    return read
  }
}

/** #rrggbb, in lower case. */
export const colourCode: Cell<string> = (text) =>
  matching(text.toLowerCase(), /^#[0-9a-f]{6}$/, ({ forms }) => forms.colour)

/** An e-mail address, in lower case. */
export const email: Cell<string> = (text) => {
  const address = canonicalEmail(requiredText(text, nowhere).toLowerCase())
  if (address === null) throw hasToBe(text, ({ forms }) => forms.email)
  return address
}

/** An http or https URL. */
export const webAddress: Cell<string> = (text) => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) {
    throw hasToBe(text, ({ forms }) => forms.webAddress)
  }
  return text
}

/**
 * @property isGiven false if the folder lacks the table: its keys are then those of the shop
 * @property meant returns the key that was probably meant by a text that is none
 */
type ReferredTable = {
  keys: Keys
  file: string
  isGiven?: boolean
  meant?: (text: string) => string | null
}

/** A key of another table. */
export function reference({ keys, ...table }: ReferredTable): Cell<string> {
  return (text) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    if (!keys.has(text)) throw new CellError(notIn(table, text))
    return text
  }
}

/** The reason of a text that is no key of a table. */
export function notIn(
  { file, isGiven = true, meant = () => null }: Omit<ReferredTable, 'keys'>,
  text: string,
): Reason {
  const key = meant(text)
  return (messages) => (isGiven ? messages.notIn : messages.notInShop)(text, file, key)
}

/** A column of products.csv that contains rows of another table. */
export function otherForm<T>(cell: Cell<T[]>): DefaultCell<T[]> {
  return Object.assign(
    orElse(
      (text, cellRef) => (text === '' ? [] : cell(text, cellRef)),
      () => [],
    ),
    { isOtherForm: true },
  )
}

/** A key of the thing that owns the row. A row of the shop is dropped if its owner left the folder. */
export function partOf(table: ReferredTable): OwnedCell<string> {
  const cell = reference(table)
  return Object.assign((text: string, cellRef: CellRef) => cell(text, cellRef), { owners: table.keys })
}

/** A reference in a row of the shop that becomes null if its target left the folder. */
export function mentioned<T>(cell: Cell<T>): Cell<T | null> {
  return (text, cellRef) => {
    try {
      return cell(text, cellRef)
    } catch (error) {
      if (error instanceof CellError && cellRef.stored !== undefined) return null
      throw error
    }
  }
}

/** Returns the parts of a list. @throws CellError if one is there twice */
export function eachOnce<T>(parts: readonly T[], nameOf: (part: T) => string): T[] {
  const seen = new Set<string>()
  for (const part of parts) {
    const name = nameOf(part)
    if (seen.has(name)) throw new CellError((messages) => messages.namesTwice(name))
    seen.add(name)
  }
  return [...parts]
}

/** Characters of a cell with parts, and parts: more are a mistake. */
const MAX_CELL_LENGTH = 20_000
const MAX_PARTS = 200

/** Returns the parts of a cell without empty ones. @throws CellError if there are too many */
export function splitCell(text: string, separator: RegExp): string[] {
  const parts = partsOf(atMost(text, MAX_CELL_LENGTH), separator)
  if (parts.length > MAX_PARTS)
    throw new CellError((messages) => messages.tooManyParts(`${parts.length}`, `${MAX_PARTS}`))
  return parts
}

/** A list separated by semicolons, without duplicates; may be empty. */
export function list<T>(cell: Cell<T | null>): Cell<T[]> {
  return (text, cellRef) =>
    eachOnce(partsOf(text, /[;؛]/), String)
      .map((part) => cell(part, cellRef))
      .filter((part) => part !== null)
}

/** @param form completes "it has to be …" */
export function matching(text: string, pattern: RegExp, form: Reason): string {
  if (text === '') throw new CellError((messages) => messages.empty)
  if (!pattern.test(text)) throw hasToBe(text, form)
  return text
}

/** @param form completes "it has to be …" */
export function hasToBe(text: string, form: Reason): CellError {
  return new CellError((messages) => messages.hasToBe(text, form(messages)))
}

const nowhere = { file: '', row: null, column: null }

/** An IBAN in any spelling, with verified check digits (ISO 13616): a wrong one would send customers' money elsewhere. */
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
