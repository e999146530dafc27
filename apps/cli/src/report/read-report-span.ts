import { type Days, daysAfter, type ReportUnit, reportUnits } from '@zayy/domain/orders/report-periods'
import { foldDigits } from '@zayy/domain/text/digits'
import { CommandFailure } from '../command-line/command-failure.ts'
import type { CommandMessages } from '../command-line/messages.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 3_660

/**
 * The days that were asked for, the last 30 where nothing is said, and what they are told by.
 * @param today YYYY-MM-DD in Riyadh
 * @throws CommandFailure 2
 */
export function readReportSpan(
  typed: { from: string | undefined; to: string | undefined; unit: string | undefined },
  today: string,
  { bad }: CommandMessages['report'],
): Days & { unit: ReportUnit | undefined } {
  const to = readDay(typed.to, bad.day('--to')) ?? today
  const from = readDay(typed.from, bad.day('--from')) ?? daysAfter(to, 1 - USUAL_DAYS)
  if (from > to) throw new CommandFailure(bad.order, 2)
  if (daysAfter(from, MOST_DAYS) <= to) throw new CommandFailure(bad.long, 2)
  const unit = reportUnits.find((each) => each === typed.unit)
  if (typed.unit !== undefined && unit === undefined) throw new CommandFailure(bad.unit, 2)
  return { from, to, unit }
}

function readDay(typed: string | undefined, message: string): string | undefined {
  if (typed === undefined) return undefined
  const day = foldDigits(typed)
  const moment = new Date(`${day}T00:00:00Z`)
  const isDay =
    /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  if (!isDay) throw new CommandFailure(message, 2)
  return day
}
