import { coupons } from '@zayy/database/schema/checkout'
import { couponToStored } from '@zayy/domain/checkout/coupon-value'
import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { CouponsFile } from '../read/coupons.ts'
import type { StoreContext } from './table-sync.ts'

/**
 * Stores the coupons of the owner's file. Others stay, since they may have been made by command; but those of the demo end, whose
 * codes everybody can read. A limit below the uses there have been already means that there are no more.
 * @param options.isDemo the file is the demo's
 * @param options.today YYYY-MM-DD in Riyadh
 */
export async function storeCoupons(
  { tables, transaction }: StoreContext,
  file: CouponsFile,
  { isDemo, today }: { isDemo: boolean; today: string },
): Promise<void> {
  await tables.sync(
    coupons,
    ['code'],
    file.map(({ code, terms, starts, ends, max_uses, per_customer }) => ({
      code,
      ...couponToStored(terms),
      startsOn: starts,
      endsOn: ends,
      maxUses: max_uses,
      perCustomer: per_customer,
      ...(isDemo && { demo: true }),
    })),
    'stay',
  )
  if (isDemo) return
  const yesterday = sql`${today}::date - 1`
  const ended = await transaction
    .update(coupons)
    .set({ endsOn: yesterday, startsOn: sql`least(${coupons.startsOn}, ${yesterday})` })
    .where(
      and(
        eq(coupons.demo, true),
        or(isNull(coupons.endsOn), gte(coupons.endsOn, today)),
        file.length > 0
          ? notInArray(
              coupons.code,
              file.map(({ code }) => code),
            )
          : undefined,
      ),
    )
    .returning({ code: coupons.code })
  tables.record({ table: 'coupons', added: 0, changed: ended.length, gone: 0 })
}
