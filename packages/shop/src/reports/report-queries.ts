import { cities, cityTranslations } from '@zayy/database/schema/addresses'
import { products, productTranslations } from '@zayy/database/schema/catalog'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orderLines, orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { onlyRow } from '@zayy/database/sql/only-row'
import { fromDay, riyadhClock, untilDay } from '@zayy/database/sql/riyadh-time'
import { taxWithinShipping } from '@zayy/domain/checkout/whole-tax'
import { add, type Halalas, halalas, subtract, times, ZERO } from '@zayy/domain/money'
import type { Days } from '@zayy/domain/orders/report-periods'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Products, coupons and cities per report. */
const MAX_ROWS = 10

/** Most pieces first; `value` at tier prices, before coupons. */
export async function selectProducts(database: Executor, days: Days, locale: Locale) {
  const pieces = sql`sum(${orderLines.quantity})`.mapWith(Number)
  return await database
    .select({
      sku: products.sku,
      name: productTranslations.name,
      orders: count(),
      pieces,
      value: sumOf(orderLines.subtotal),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
    )
    .where(within(orders.invoicedAt, days))
    .groupBy(products.id, productTranslations.name)
    .orderBy(desc(pieces), asc(products.id))
    .limit(MAX_ROWS)
}

export async function selectCoupons(database: Executor, days: Days) {
  const value = sumOf(orders.couponValue)
  return await database
    .select({ code: sql`${orders.couponCode}`.mapWith(String), orders: count(), value })
    .from(orders)
    .where(and(within(orders.invoicedAt, days), isNotNull(orders.couponCode)))
    .groupBy(orders.couponCode)
    .orderBy(desc(value), asc(orders.couponCode))
    .limit(MAX_ROWS)
}

export async function selectMethods(database: Executor, days: Days) {
  const paid = sql`case when ${inArray(orders.paymentStatus, ['paid', 'refunded'])} then ${orders.grandTotal} end`
  return await database
    .select({
      method: orders.paymentMethod,
      orders: count(),
      gross: sumOf(orders.grandTotal),
      paid: sumOf(paid),
    })
    .from(orders)
    .where(within(orders.invoicedAt, days))
    .groupBy(orders.paymentMethod)
    .orderBy(asc(orders.paymentMethod))
}

export async function selectCities(database: Executor, days: Days, locale: Locale) {
  const gross = sumOf(orders.grandTotal)
  return await database
    .select({
      name: cityTranslations.name,
      orders: count(),
      pieces: sql`sum(${orders.pieces})`.mapWith(Number),
      gross,
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(
      cityTranslations,
      and(eq(cityTranslations.cityId, cities.id), eq(cityTranslations.locale, locale)),
    )
    .where(within(orders.invoicedAt, days))
    .groupBy(cities.id, cityTranslations.name)
    .orderBy(desc(gross), asc(cities.id))
    .limit(MAX_ROWS)
}

/** Sums the credit notes of these days, whenever the invoice was issued. */
export async function selectRefunds(database: Executor, days: Days) {
  const rows = await database
    .select({ notes: count(), total: sumOf(creditNotes.total), tax: sumOf(creditNotes.tax) })
    .from(creditNotes)
    .where(within(creditNotes.createdAt, days))
  return onlyRow(rows, 'Report query')
}

/** Sums the part of these days' sales that was refunded in the gateway's dashboard, without a credit note yet. */
export async function selectUnrecorded(database: Executor, days: Days): Promise<Halalas> {
  const elsewhere = sumOf(sql`greatest(${payments.gatewayRefunded} - ${payments.refunded}, 0)`)
  const [row] = await database
    .select({ elsewhere })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(within(orders.invoicedAt, days), eq(payments.state, 'paid')))
  return row?.elsewhere ?? ZERO
}

/** Sums orders placed on these days and not paid yet. Sales contain them only if their invoice was issued when they were placed. */
export async function selectUnpaid(database: Executor, days: Days) {
  const rows = await database
    .select({ orders: count(), gross: sumOf(orders.grandTotal) })
    .from(orders)
    .where(
      and(
        within(orders.createdAt, days),
        inArray(orders.paymentStatus, ['unpaid', 'failed']),
        ne(orders.status, 'cancelled'),
      ),
    )
  return onlyRow(rows, 'Report query')
}

/** Counts orders placed on these days and cancelled before an invoice was issued, which no other number contains. */
export async function countCancelled(database: Executor, days: Days): Promise<number> {
  return await database.$count(
    orders,
    and(within(orders.createdAt, days), eq(orders.status, 'cancelled'), isNull(orders.invoiceNumber)),
  )
}

/** SQL: a sum of halalas, exact beyond 32 bits. */
function sumOf(amount: AnyPgColumn | SQL): SQL<Halalas> {
  return sql`coalesce(sum(${amount}), 0)`.mapWith((sum: unknown) => halalas(Number(sum)))
}

/** SQL: a moment within these days in Riyadh. */
function within(moment: AnyPgColumn, { from, to }: Days): SQL | undefined {
  return and(fromDay(moment, from), untilDay(moment, to))
}

/**
 * Sales: the invoices issued on some days.
 * @property net without tax; `net` + `tax` = `gross`, the amount that buyers pay
 * @property tax of products and delivery fees
 */
export type Sold = { orders: number; pieces: number; net: Halalas; tax: Halalas; gross: Halalas }

type DaySold = Sold & { day: string; items: Halalas; coupons: Halalas; shipping: Halalas }

export async function selectDays(database: Executor, days: Days): Promise<DaySold[]> {
  const day = sql`(${riyadhClock(orders.invoicedAt)})::date::text`.mapWith(String)
  // Groups by fee and rate too, because invoices round the tax in each fee separately.
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
    .where(within(orders.invoicedAt, days))
    .groupBy(sql`1`, orders.shipping, orders.taxBasisPoints)
    .orderBy(sql`1`)
  const byDay = new Map<string, DaySold>()
  for (const { fee, rate, tax, ...row } of rows) {
    const taxes = add(tax, times(taxWithinShipping(fee, rate), row.orders))
    const known = byDay.get(row.day)
    const all = { ...row, tax: taxes, net: subtract(row.gross, taxes) }
    byDay.set(row.day, known ? { ...known, ...addSold(known, all), ...addParts(known, all) } : all)
  }
  return [...byDay.values()]
}

const NO_SALES: Sold = { orders: 0, pieces: 0, net: ZERO, tax: ZERO, gross: ZERO }

export function sumSold(parts: readonly Sold[]): Sold {
  return parts.reduce(addSold, NO_SALES)
}

function addSold(a: Sold, b: Sold): Sold {
  return {
    orders: a.orders + b.orders,
    pieces: a.pieces + b.pieces,
    net: add(a.net, b.net),
    tax: add(a.tax, b.tax),
    gross: add(a.gross, b.gross),
  }
}

function addParts(a: DaySold, b: DaySold) {
  return {
    items: add(a.items, b.items),
    coupons: add(a.coupons, b.coupons),
    shipping: add(a.shipping, b.shipping),
  }
}
