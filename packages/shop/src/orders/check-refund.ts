import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { type Halalas, subtract, ZERO } from '@zayy/domain/money'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { heldOf } from './record-card-refund.ts'
import { refundedOf } from './refunded-of.ts'

/** `possible`: nothing speaks against it yet; it is checked again when it is recorded. */
export type RefundCheck =
  | { kind: 'possible'; code: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'unpaid' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Says before anybody is asked to confirm whether a refund is certainly refused.
 * @param asked.amount null: all that is left
 */
export async function checkRefund(
  database: Database,
  { code, amount }: { code: string; amount: Halalas | null },
): Promise<RefundCheck> {
  const [order] = await database
    .select({
      id: orders.id,
      code: orders.code,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      grandTotal: orders.grandTotal,
      refunded: refundedOf(orders.id),
    })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  if (!order) return { kind: 'unknown' }
  const paid = await database
    .select({ amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'paid')))
  if (!['paid', 'refunded'].includes(order.paymentStatus) && paid.length === 0)
    return { kind: 'refused', because: 'unpaid' }
  const left = paid.length > 0 ? heldOf(paid) : subtract(order.grandTotal, order.refunded)
  if (left <= ZERO || (amount !== null && amount > left)) return { kind: 'tooMuch', left }
  return { kind: 'possible', code: order.code }
}
