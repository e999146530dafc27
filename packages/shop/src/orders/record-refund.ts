import { orders } from '@zayy/database/schema/orders'
import { wholeTax } from '@zayy/domain/checkout/whole-tax'
import { type Halalas, subtract, toDecimal } from '@zayy/domain/money'
import { creditNoteSums } from '@zayy/domain/orders/credit-note-sums'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { countUnsold } from './count-sold.ts'
import { selectRefunded, writeCreditNote } from './credit-note-queries.ts'
import { lockOrder } from './lock-order.ts'

/**
 * @property amount what went back; null: all that was left
 * @property reason as the credit note says it, 1 to 200 characters
 * @property by who does it, for the audit trail
 */
export type GivenBack = { amount: Halalas | null; reason: string; by: string }

export type RefundRecorded =
  | { kind: 'refunded'; code: string; number: number; total: Halalas }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'unpaid' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Writes down that money of an order's invoice went back, however it did: a credit note with the next number of its own sequence.
 * The invoice stays as it is; an order that was given back wholly is `refunded`. The buyer is told.
 */
export async function recordRefund(
  transaction: Transaction,
  orderId: number,
  { amount, reason, by }: GivenBack,
): Promise<RefundRecorded> {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) return { kind: 'unknown' }
  const { id, code, grandTotal, paymentStatus } = order
  if (paymentStatus !== 'paid' && paymentStatus !== 'refunded') return { kind: 'refused', because: 'unpaid' }
  const refunded = await selectRefunded(transaction, id)
  const left = subtract(grandTotal, refunded)
  const sums = creditNoteSums({ grandTotal, tax: wholeTax(order), refunded }, amount ?? left)
  if (!sums) return { kind: 'tooMuch', left }
  if (sums.total === left) {
    await transaction.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, id))
    if (order.status !== 'cancelled') await countUnsold(transaction, id)
  }
  const number = await writeCreditNote(transaction, { orderId: id, reason, ...sums })
  const news = { orderId: id, news: 'refunded', creditNote: number } as const
  await addJob(transaction, 'order-news', news, `${id}:refunded:${number}`)
  const details = { creditNote: number, amount: toDecimal(sums.total), reason }
  await recordChange(transaction, { by, action: 'order.refund', subject: code, details })
  return { kind: 'refunded', code, number, total: sums.total }
}
