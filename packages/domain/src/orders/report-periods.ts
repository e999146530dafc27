/** Groups report days by day, week or month, depending on their number. Days are in Riyadh; weeks begin on Sunday. */

export const reportUnits = ['day', 'week', 'month'] as const
export type ReportUnit = (typeof reportUnits)[number]

/** First and last day, YYYY-MM-DD, both inclusive. */
export type Days = { from: string; to: string }

const DAY_MS = 86_400_000
const MOST_DAYS = 45
const MOST_WEEKS = 53

export function reportUnit({ from, to }: Days): ReportUnit {
  const days = (timeOf(to) - timeOf(from)) / DAY_MS + 1
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS * 7 ? 'week' : 'month'
}

/** Returns all periods of a span of days, in order. The span may cut the first and the last period short. */
export function reportPeriods({ from, to }: Days, unit: ReportUnit): Days[] {
  const periods: Days[] = []
  for (let first = from; first <= to; ) {
    const last = [lastDay(first, unit), to].sort()[0] ?? to
    periods.push({ from: first, to: last })
    first = daysAfter(last, 1)
  }
  return periods
}

/** Returns the day `count` days after another, or before it if `count` is negative. */
export function daysAfter(day: string, count: number): string {
  return new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10)
}

function lastDay(day: string, unit: ReportUnit): string {
  const date = new Date(timeOf(day))
  if (unit === 'day') return day
  if (unit === 'week') return daysAfter(day, 6 - date.getUTCDay())
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
