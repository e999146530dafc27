import type { OrderInput } from '@zayy/contract/orders/order-input'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database } from '@zayy/platform/postgres/database'
import type { ValidationIssues } from '../domain-error.ts'
import { readBuyer } from './order-buyer.ts'
import { readOrderData } from './order-data.ts'
import { orderIssues } from './order-issues.ts'
import { couponIssue } from './use-coupon.ts'

/**
 * What the shop finds wrong with an order that cannot be placed as it is, so that it is told together with what
 * could not be read of it (contract, "validation errors"). Nothing is placed, used or locked.
 * @param checking whose order it is, null for a guest's, and whether the shop can take cards
 */
export async function checkOrder(
  database: Database,
  input: OrderInput,
  { now, customerId, cardPayment = false }: { now: Date; customerId: number | null; cardPayment?: boolean },
): Promise<ValidationIssues> {
  const buyer = await readBuyer(database, input, customerId)
  const data = await readOrderData(database, input.products, buyer.fields)
  const issues = orderIssues(input, buyer, orderLines(input.products), data, cardPayment)
  const asked = { today: riyadhDay(now.getTime()), buyer }
  const issue = await couponIssue(database, input.coupon_code, asked)
  return issue === null ? issues : { ...issues, coupon_code: [issue] }
}
