import { readDay } from '@zayy/domain/calendar-day'
import { riyadhZone } from '@zayy/domain/riyadh-time'
import { foldDigits } from '@zayy/domain/text/digits'

const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/

/** Reads a moment such as "2026-11-23 14:05", in Riyadh unless a zone follows; null where it is none. */
export function readMoment(typed: string): Date | null {
  const [, day = '', time = '', zone = riyadhZone] = shape.exec(foldDigits(typed.trim())) ?? []
  const moment = new Date(`${day}T${time}${iso(zone)}`)
  // A day that no month has would be read as one of the next month, a Hijri day as one of the Middle Ages.
  return 'day' in readDay(day) && !Number.isNaN(moment.getTime()) ? moment : null
}

function iso(zone: string): string {
  if (zone === 'UTC' || zone === 'Z') return 'Z'
  const [, hours = '', minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return `${hours}:${minutes}`
}
