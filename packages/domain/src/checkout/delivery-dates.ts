/** Delivery dates in business days, Sunday to Thursday. */

import { fromSar, type Sar, ZERO } from '../money.ts'
import type { PaymentMethod } from '../orders/order-status.ts'

const DAY_MS = 86_400_000

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

/**
 * Returns the first and last delivery day of an order paid on a day.
 * @param today YYYY-MM-DD in Riyadh
 * @throws RangeError if `today` is no such day
 */
export function deliveryWindow(today: string, { from, to }: BusinessDays): { from: string; to: string } {
  return { from: businessDayAfter(today, from), to: businessDayAfter(today, to) }
}

function businessDayAfter(day: string, count: number): string {
  let date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a day like 2026-11-22: ${day}`)
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS)
    if (isBusinessDay(date)) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

function isBusinessDay(date: Date): boolean {
  return date.getUTCDay() <= 4
}
