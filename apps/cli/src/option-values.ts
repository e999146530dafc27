import { readDay } from '@zayy/domain/calendar-day'
import { type Halalas, ZERO } from '@zayy/domain/money'
import { riyadhZone } from '@zayy/domain/riyadh-time'
import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { readTypedAmount } from '@zayy/domain/typed-amount'
import { CommandFailure } from './command-line/command.ts'
import type { CommandMessages } from './command-line/messages.ts'

/** Parses an amount in SAR as people type it: 3223.97, 3,223.97, ٣٢٢٣٫٩٧ ر.س, 0. Null for anything else. */
export function parseAmountOrZero(typed: string): Halalas | null {
  return readTypedAmount(typed, 'thousands')
}

/** Parses an amount in SAR above 0. */
export function parseAmount(typed: string): Halalas | null {
  const amount = parseAmountOrZero(typed)
  return amount === ZERO ? null : amount
}

/**
 * Parses the day of an option, YYYY-MM-DD.
 * @param refusal the error message; with `gregorian`, for a Hijri day
 * @throws CommandFailure 2
 */
export function parseDay(
  typed: string | undefined,
  option: string,
  refusal: (option: string, gregorian?: string) => string,
): string | undefined {
  if (typed === undefined) return undefined
  const read = readDay(typed)
  if ('day' in read) return read.day
  const message = read.issue === 'hijri' ? refusal(option, read.gregorian) : refusal(option)
  throw new CommandFailure(message, 2)
}

/**
 * Parses `--from` and `--to`.
 * @throws CommandFailure 2, also if the last day is before the first
 */
export function parseDays(
  text: (name: 'from' | 'to') => string | undefined,
  { bad }: CommandMessages['report'],
): { from: string | undefined; to: string | undefined } {
  const [from, to] = [parseDay(text('from'), '--from', bad.day), parseDay(text('to'), '--to', bad.day)]
  if (from !== undefined && to !== undefined && from > to) throw new CommandFailure(bad.order, 2)
  return { from, to }
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/

/** Parses a moment such as "2026-11-23 14:05", in Riyadh unless a zone follows. Null for anything else. */
export function parseMoment(typed: string): Date | null {
  const [, day = '', time = '', zone = riyadhZone] = MOMENT.exec(foldDigits(typed.trim())) ?? []
  const moment = new Date(`${day}T${time}${iso(zone)}`)
  // Date accepts 31 November as 1 December, and a Hijri year as a year of the Middle Ages.
  return 'day' in readDay(day) && !Number.isNaN(moment.getTime()) ? moment : null
}

function iso(zone: string): string {
  if (zone === 'UTC' || zone === 'Z') return 'Z'
  const [, hours = '', minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return `${hours}:${minutes}`
}

export const MAX_LISTED = 10_000
const DEFAULT_LISTED = 50

/** Parses `--limit`, 50 without it. Null for anything but 1 to 10,000. */
export function parseLimit(typed: string | undefined): number | null {
  if (typed === undefined) return DEFAULT_LISTED
  const limit = readWholeNumber(typed, MAX_LISTED)
  return limit.kind === 'number' && limit.value >= 1 ? limit.value : null
}
