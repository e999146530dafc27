import type { Database, Transaction } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { add, type Halalas, percentWithin, subtract, toDecimal } from '@zayy/domain/money'
import { creditNoteSums } from '@zayy/domain/orders/credit-note-sums'
import { eq } from 'drizzle-orm'
import { recordChange } from '../audit/record-change.ts'
import { addJob } from '../jobs/add-job.ts'
import { selectRefunded, writeCreditNote } from './credit-note-queries.ts'
import { type LockedOrder, lockOrder } from './order-changes.ts'

/**
 * @property amount what is given back; null: all that is left
 * @property reason as the credit note says it, 1 to 200 characters
 * @property by who does it, for the audit trail
 */
export type Refund = { code: string; amount: Halalas | null; reason: string; by: string }

export type Refunded =
  | { kind: 'refunded'; code: string; number: number; total: Halalas }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'unpaid' | 'card' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Writes down that money of a paid order was given back by bank transfer, whole or in part: a credit note with the next number of
 * its own sequence. The invoice stays as it is; an order that was given back wholly is `refunded`. The buyer is told.
 */
export async function refundOrder(database: Database, refund: Refund): Promise<Refunded> {
  return await inTransaction(database, async (transaction): Promise<Refunded> => {
    const order = await lockOrder(transaction, refund.code)
    if (!order) return { kind: 'unknown' }
    if (order.paymentMethod === 1) return { kind: 'refused', because: 'card' }
    return await creditOrder(transaction, order, refund)
  })
}

/** The same for an order that is held. */
async function creditOrder(
  transaction: Transaction,
  order: LockedOrder,
  { amount, reason, by }: Omit<Refund, 'code'>,
): Promise<Refunded> {
  const { id, code, grandTotal } = order
  const refunded = await selectRefunded(transaction, id)
  const left = subtract(grandTotal, refunded)
  if (order.paymentStatus !== 'paid' && order.paymentStatus !== 'refunded')
    return { kind: 'refused', because: 'unpaid' }
  const tax = add(order.tax, percentWithin(order.shipping, order.taxBasisPoints))
  const sums = creditNoteSums({ grandTotal, tax, refunded }, amount ?? left)
  if (!sums) return { kind: 'tooMuch', left }
  if (sums.total === left)
    await transaction.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, id))
  const number = await writeCreditNote(transaction, { orderId: id, reason, ...sums })
  const news = { orderId: id, news: 'refunded', creditNote: number } as const
  await addJob(transaction, 'order-news', news, `${id}:refunded:${number}`)
  const details = { creditNote: number, amount: toDecimal(sums.total), reason }
  await recordChange(transaction, { by, action: 'order.refund', subject: code, details })
  return { kind: 'refunded', code, number, total: sums.total }
}
