import { inTransaction } from '@zayy/database/in-transaction'
import { add, meanOf } from '@zayy/domain/money'
import { type Days, type ReportUnit, reportPeriods, reportUnit } from '@zayy/domain/orders/report-periods'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { findShopName } from '../settings/find-shop-name.ts'
import type { Report } from './report.ts'
import {
  countCancelled,
  selectCities,
  selectCoupons,
  selectMethods,
  selectProducts,
  selectRefunds,
  selectUnpaid,
  selectUnrecorded,
} from './report-queries.ts'
import { allSold, selectDays } from './sold-orders.ts'

const LONGEST_MS = 60_000

/**
 * What was sold in some days in Riyadh, of one moment: what is ordered while it is made is in none of its numbers or in all.
 * @param asked.unit what it is told by; what fits the days where nothing is said
 * @param asked.locale of the names
 */
export async function getReport(
  database: Database,
  asked: Days & { unit?: ReportUnit | undefined; locale: Locale },
): Promise<Report> {
  return await inTransaction(
    database,
    async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
      return await read(transaction, asked)
    },
    { longestMs: LONGEST_MS },
  )
}

async function read(
  transaction: Transaction,
  { from, to, unit = reportUnit({ from, to }), locale }: Parameters<typeof getReport>[1],
): Promise<Report> {
  const days = { from, to }
  const sold = await selectDays(transaction, days)
  const all = allSold(sold)
  return {
    ...days,
    unit,
    shop: await findShopName(transaction, locale),
    sold: all,
    average: all.orders === 0 ? null : meanOf(all.gross, all.orders),
    items: add(...sold.map(({ items }) => items)),
    coupons: add(...sold.map(({ coupons }) => coupons)),
    shipping: add(...sold.map(({ shipping }) => shipping)),
    refunds: await selectRefunds(transaction, days),
    unrecorded: await selectUnrecorded(transaction, days),
    unpaid: await selectUnpaid(transaction, days),
    cancelled: await countCancelled(transaction, days),
    periods: reportPeriods(days, unit).map((period) => ({
      ...period,
      ...allSold(sold.filter(({ day }) => period.from <= day && day <= period.to)),
    })),
    products: await selectProducts(transaction, days, locale),
    couponUses: await selectCoupons(transaction, days),
    methods: await selectMethods(transaction, days),
    cities: await selectCities(transaction, days, locale),
  }
}
