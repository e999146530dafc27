import { type Days, daysAfter, type ReportUnit, reportUnits } from '@zayy/domain/orders/report-periods'
import { CommandFailure } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { readTypedDay } from '../read-day.ts'

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
  const to = readTypedDay(typed.to, '--to', bad.day) ?? today
  const from = readTypedDay(typed.from, '--from', bad.day) ?? daysAfter(to, 1 - USUAL_DAYS)
  if (from > to) throw new CommandFailure(bad.order, 2)
  if (daysAfter(from, MOST_DAYS) <= to) throw new CommandFailure(bad.long, 2)
  const unit = reportUnits.find((each) => each === typed.unit)
  if (typed.unit !== undefined && unit === undefined) throw new CommandFailure(bad.unit, 2)
  return { from, to, unit }
}
