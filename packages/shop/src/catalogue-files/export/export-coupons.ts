import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponLimits } from '@zayy/database/sql/coupons'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { toDecimal, toPercent } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'
import type { ExportedTable } from './exported-table.ts'

/** coupons.csv: all of them, also those that a command added or ended. */
export async function exportCoupons(database: Executor): Promise<ExportedTable> {
  const all = await database
    .select({ ...couponColumns, ...couponLimits })
    .from(coupons)
    .orderBy(asc(coupons.id))
  return {
    file: 'coupons.csv',
    headings: ['code', 'type', 'amount', 'starts', 'ends', 'max_uses', 'per_customer'],
    rows: all.map(({ code, amount, basisPoints, starts, ends, maxUses, perCustomer }) => {
      const terms = couponFromStored({ amount, basisPoints })
      const value =
        terms.kind === 'fixed' ? ['0', toDecimal(terms.amount)] : ['1', String(toPercent(terms.rate))]
      const limits = [maxUses, perCustomer].map((limit) => (limit === null ? '' : String(limit)))
      return [code, ...value, starts ?? '', ends ?? '', ...limits]
    }),
  }
}
