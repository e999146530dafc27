import { coupons } from '@zayy/database/schema/checkout'
import type { CouponsFile } from '../read/coupons.ts'
import type { StoreContext } from './context.ts'

/**
 * Stores the coupons of the owner's file. Others stay, since they may have been made by command. A limit below the
 * uses there have been already means that there are no more.
 */
export async function storeCoupons({ tables }: StoreContext, file: CouponsFile): Promise<void> {
  await tables.sync(
    coupons,
    ['code'],
    file.map(({ code, terms, starts, ends, max_uses, per_customer }) => ({
      code,
      ...(terms.kind === 'fixed'
        ? { type: '0' as const, amount: terms.amount }
        : { type: '1' as const, amount: terms.rate }),
      starts,
      ends,
      maxUses: max_uses,
      perCustomer: per_customer,
    })),
    'stay',
  )
}
