import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Database } from '@zayy/database/database'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import type { Ask } from '../in-transaction.ts'
import { readOrderBasis } from './order-basis.ts'
import { type Faults, orderFaults } from './order-faults.ts'
import { couponStands } from './use-coupon.ts'

/**
 * What the shop finds wrong with an order that cannot be placed as it is, so that it is told together with what
 * could not be read of it (contract, "validation errors"). Nothing is placed, used or locked.
 */
export async function checkOrder(
  database: Database,
  input: OrderInput,
  { now, cardPayment = false }: { now: Date; cardPayment?: boolean },
): Promise<Faults> {
  const ask: Ask = async (statement, values) => (await database.$client.query({ ...statement, values })).rows
  const faults = orderFaults(input, await readOrderBasis(ask, input), cardPayment)
  const stands = await couponStands(ask, input.coupon_code, riyadhDay(now.getTime()))
  return stands ? faults : { ...faults, coupon_code: ['coupon'] }
}
