/** Delivery dates in business days: Sunday to Thursday, without holidays. */

import { fromSar, type Sar, ZERO } from '../money.ts'
import type { PaymentMethod } from '../orders/order-status.ts'
import { riyadhDay } from '../riyadh-time.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Minimum and maximum business days from payment to delivery, per country (decision 001). */
export type BusinessDays = { from: number; to: number }

/** Returns the event from which delivery days count: the arrival of the transfer, the card payment, or the order if it is free. */
export function deliveryStart(bill: {
  payment_method: PaymentMethod
  grand_total: Sar
}): 'transfer' | 'card' | 'order' {
  if (fromSar(bill.grand_total) === ZERO) return 'order'
  return bill.payment_method === 0 ? 'transfer' : 'card'
}

/** First and last day, YYYY-MM-DD. */
export type Days = { from: string; to: string }

/**
 * Returns the day as which an order counts, YYYY-MM-DD in Riyadh.
 * @param cutOffHour orders from this hour on count as the next day's
 */
export function countedDay(instantMs: number, cutOffHour: number | undefined): string {
  // The day begins with the cut-off hour of the day before.
  return riyadhDay(instantMs + (24 - (cutOffHour ?? 24)) * HOUR_MS)
}

/**
 * Returns the first and last delivery day of an order paid on a day.
 * @param today YYYY-MM-DD in Riyadh
 * @throws RangeError if `today` is no such day
 */
export function deliveryWindow(
  today: string,
  { from, to }: BusinessDays,
  holidays: readonly Days[] = [],
): Days {
  return { from: businessDayAfter(today, from, holidays), to: businessDayAfter(today, to, holidays) }
}

function businessDayAfter(day: string, count: number, holidays: readonly Days[]): string {
  let date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a day like 2026-11-22: ${day}`)
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS)
    if (isBusinessDay(date, holidays)) left -= 1
  }
  return isoDay(date)
}

function isBusinessDay(date: Date, holidays: readonly Days[]): boolean {
  const day = isoDay(date)
  return date.getUTCDay() <= 4 && !holidays.some(({ from, to }) => from <= day && day <= to)
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
