import { coupons } from '@zayy/database/schema/checkout'
import { couponToStored } from '@zayy/domain/checkout/coupon-value'
import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { CouponsFile } from '../read/coupons.ts'
import type { StoreContext } from './table-sync.ts'

/**
 * Stores the coupons of the owner's file. Other coupons stay, since commands can add some, except those of the demo,
 * whose codes are public: they end. `max_uses` may be lower than the uses so far.
 * @param options.isDemo the file belongs to the demo
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
