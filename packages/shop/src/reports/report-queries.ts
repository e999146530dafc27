import { cities, cityTranslations } from '@zayy/database/schema/addresses'
import { products, productTranslations } from '@zayy/database/schema/catalog'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orderLines, orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { Days } from '@zayy/domain/orders/report-periods'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { counts, sumOf, within } from './sold-orders.ts'

/** How many products and cities a report names. */
const MOST = 10

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
    .where(and(counts, within(orders.createdAt, days)))
    .groupBy(products.id, productTranslations.name)
    .orderBy(desc(pieces), asc(products.id))
    .limit(MOST)
}

/** Each coupon that took something off. */
export async function selectCoupons(database: Executor, days: Days) {
  const value = sumOf(orders.couponValue)
  return await database
    .select({ code: sql`${orders.couponCode}`.mapWith(String), orders: count(), value })
    .from(orders)
    .where(and(counts, within(orders.createdAt, days), sql`${orders.couponCode} is not null`))
    .groupBy(orders.couponCode)
    .orderBy(desc(value), asc(orders.couponCode))
    .limit(MOST)
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
    .where(and(counts, within(orders.createdAt, days)))
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
    .where(and(counts, within(orders.createdAt, days)))
    .groupBy(cities.id, cityTranslations.name)
    .orderBy(desc(gross), asc(cities.id))
    .limit(MOST)
}

export async function selectRefunds(database: Executor, days: Days) {
  const [row] = await database
    .select({ notes: count(), total: sumOf(creditNotes.total), tax: sumOf(creditNotes.tax) })
    .from(creditNotes)
    .where(within(creditNotes.createdAt, days))
  if (!row) throw new Error('a count without a row')
  return row
}

/** What of the orders of these days was given back in the gateway's dashboard alone. */
export async function selectUnrecorded(database: Executor, days: Days): Promise<Halalas> {
  const elsewhere = sumOf(sql`greatest(${payments.gatewayRefunded} - ${payments.refunded}, 0)`)
  const [row] = await database
    .select({ elsewhere })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(counts, within(orders.createdAt, days), eq(payments.state, 'paid')))
  return row?.elsewhere ?? ZERO
}

export async function selectUnpaid(database: Executor, days: Days) {
  const [row] = await database
    .select({ orders: count(), gross: sumOf(orders.grandTotal) })
    .from(orders)
    .where(and(counts, within(orders.createdAt, days), inArray(orders.paymentStatus, ['unpaid', 'failed'])))
  if (!row) throw new Error('a count without a row')
  return row
}

/** How many orders count nowhere. */
export async function countCancelled(database: Executor, days: Days): Promise<number> {
  return await database.$count(orders, and(within(orders.createdAt, days), counts && not(counts)))
}
