import { orders } from '@zayy/database/schema/orders'
import { fromDay, riyadhClock, untilDay } from '@zayy/database/sql/riyadh-time'
import { taxWithinShipping } from '@zayy/domain/checkout/whole-tax'
import { add, type Halalas, halalas, subtract, times, ZERO } from '@zayy/domain/money'
import type { Days } from '@zayy/domain/orders/report-periods'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, count, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Sold } from './report.ts'

/** SQL: a sum of halalas, exact also where it leaves 32 bits. */
export function sumOf(amount: AnyPgColumn | SQL): SQL<Halalas> {
  return sql`coalesce(sum(${amount}), 0)`.mapWith((sum: unknown) => halalas(Number(sum)))
}

/** SQL: a moment lies in these days, as Riyadh counts them. */
export function within(moment: AnyPgColumn, { from, to }: Days): SQL | undefined {
  return and(fromDay(moment, from), untilDay(moment, to))
}

/** SQL: an order whose invoice counts: not one that was cancelled without ever being paid. */
export const counts = or(ne(orders.status, 'cancelled'), eq(orders.paymentStatus, 'refunded'))

/** What was sold on one day. */
export type DaySold = Sold & { day: string; items: Halalas; coupons: Halalas; shipping: Halalas }

/** The days on which something was sold, in their order. */
export async function selectDays(database: Executor, days: Days): Promise<DaySold[]> {
  const day = sql`(${riyadhClock(orders.createdAt)})::date::text`.mapWith(String)
  // By fee and rate too, since the tax within each fee is rounded by itself, as its invoice has it.
  const rows = await database
    .select({
      day,
      fee: orders.shipping,
      rate: orders.taxBasisPoints,
      orders: count(),
      pieces: sql`sum(${orders.pieces})`.mapWith(Number),
      items: sumOf(orders.itemsTotal),
      coupons: sumOf(orders.couponValue),
      shipping: sumOf(orders.shipping),
      tax: sumOf(orders.tax),
      gross: sumOf(orders.grandTotal),
    })
    .from(orders)
    .where(and(counts, within(orders.createdAt, days)))
    .groupBy(sql`1`, orders.shipping, orders.taxBasisPoints)
    .orderBy(sql`1`)
  const byDay = new Map<string, DaySold>()
  for (const { fee, rate, tax, ...row } of rows) {
    const taxes = add(tax, times(taxWithinShipping(fee, rate), row.orders))
    const known = byDay.get(row.day)
    const all = { ...row, tax: taxes, net: subtract(row.gross, taxes) }
    byDay.set(row.day, known ? { ...known, ...addedSold(known, all), ...addedParts(known, all) } : all)
  }
  return [...byDay.values()]
}

const nothing: Sold = { orders: 0, pieces: 0, net: ZERO, tax: ZERO, gross: ZERO }

/** What was sold altogether. */
export function allSold(parts: readonly Sold[]): Sold {
  return parts.reduce(addedSold, nothing)
}

function addedSold(a: Sold, b: Sold): Sold {
  return {
    orders: a.orders + b.orders,
    pieces: a.pieces + b.pieces,
    net: add(a.net, b.net),
    tax: add(a.tax, b.tax),
    gross: add(a.gross, b.gross),
  }
}

function addedParts(a: DaySold, b: DaySold) {
  return {
    items: add(a.items, b.items),
    coupons: add(a.coupons, b.coupons),
    shipping: add(a.shipping, b.shipping),
  }
}
