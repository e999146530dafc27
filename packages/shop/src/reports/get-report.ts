import { inSnapshot } from '@zayy/database/in-transaction'
import { add, meanOf } from '@zayy/domain/money'
import { type Days, type ReportUnit, reportPeriods, reportUnit } from '@zayy/domain/orders/report-periods'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { findShopName } from '../settings/find-shop-name.ts'
import {
  countCancelled,
  selectCities,
  selectCoupons,
  selectDays,
  selectMethods,
  selectProducts,
  selectRefunds,
  selectUnpaid,
  selectUnrecorded,
  sumSold,
} from './report-queries.ts'

const TIMEOUT_MS = 60_000

/**
 * Reports the sales of some days in Riyadh, in halalas, from one snapshot of the database.
 * @param request `unit`: length of its periods, by default one that suits the days; `locale`: language of
 *   names
 */
export async function getReport(
  database: Database,
  request: Days & { unit?: ReportUnit | undefined; locale: Locale },
) {
  return await inSnapshot(database, (transaction) => collect(transaction, request), TIMEOUT_MS)
}

async function collect(
  transaction: Transaction,
  { from, to, unit = reportUnit({ from, to }), locale }: Parameters<typeof getReport>[1],
) {
  const days = { from, to }
  const sold = await selectDays(transaction, days)
  const all = sumSold(sold)
  return {
    ...days,
    unit,
    shop: await findShopName(transaction, locale),
    sold: all,
    /** Per order; null without orders. */
    average: all.orders === 0 ? null : meanOf(all.gross, all.orders),
    /** Products at tier prices, before coupons. */
    items: add(...sold.map(({ items }) => items)),
    coupons: add(...sold.map(({ coupons }) => coupons)),
    shipping: add(...sold.map(({ shipping }) => shipping)),
    refunds: await selectRefunds(transaction, days),
    unrecorded: await selectUnrecorded(transaction, days),
    unpaid: await selectUnpaid(transaction, days),
    cancelled: await countCancelled(transaction, days),
    /** All periods, also those without orders. */
    periods: reportPeriods(days, unit).map((period) => ({
      ...period,
      ...sumSold(sold.filter(({ day }) => period.from <= day && day <= period.to)),
    })),
    products: await selectProducts(transaction, days, locale),
    couponUses: await selectCoupons(transaction, days),
    methods: await selectMethods(transaction, days),
    cities: await selectCities(transaction, days, locale),
  }
}

export type Report = Awaited<ReturnType<typeof collect>>
