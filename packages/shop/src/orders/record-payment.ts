import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { type Halalas, toDecimal, ZERO } from '@zayy/domain/money'
import {
  type OrderStatus,
  type PaymentMethod,
  paymentRefusal,
  statusOncePaid,
} from '@zayy/domain/orders/order-status'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { issueInvoice } from '../invoicing/issue-document.ts'
import { endOpenPage } from '../payments/end-open-page.ts'
import { countSold } from './count-sold.ts'
import { lockOrder } from './lock-order.ts'

type OrderToPay = {
  id: number
  status: OrderStatus
  paymentMethod: PaymentMethod
  announcedAt: Date | null
}

/**
 * Marks an order paid, by transfer, by card, or because its total is 0, and issues its tax invoice. Counts its pieces as sold
 * and announces a card payment to the shop. The transaction must hold the order's lock, and should commit soon.
 * @param options `tellBuyer: false`: the mail about the new order already says so; `paidBy`: a transfer order that is paid by
 *   card becomes a card order, whose refunds go through the gateway
 * @returns false if it was paid before; then nothing changes
 */
export async function recordPayment(
  transaction: Transaction,
  { id, status, paymentMethod, announcedAt }: OrderToPay,
  { tellBuyer = true, paidBy = paymentMethod }: { tellBuyer?: boolean; paidBy?: PaymentMethod } = {},
): Promise<boolean> {
  // A transfer order was announced as unpaid, so its card payment is news.
  const isNews = announcedAt === null || paymentMethod === 0
  const announces = paidBy === 1 && isNews && status !== 'cancelled'
  const paid = await transaction
    .update(orders)
    .set({
      paymentStatus: 'paid',
      paymentMethod: paidBy,
      status: statusOncePaid(status),
      ...(announces && { announcedAt: sql`clock_timestamp()` }),
    })
    .where(and(eq(orders.id, id), inArray(orders.paymentStatus, ['unpaid', 'failed'])))
    .returning({ id: orders.id })
  if (paid.length === 0) return false
  if (status !== 'cancelled') await countSold(transaction, id)
  if (announces) await addJob(transaction, 'order-announcement', { orderId: id }, `${id}`)
  if (tellBuyer) await addJob(transaction, 'order-news', { orderId: id, news: 'paid' }, `${id}:paid`)
  await issueInvoice(transaction, id)
  return true
}

/**
 * @property amount received
 * @property reference the bank's id of the transfer
 * @property by who does it, for the audit trail
 */
type Transfer = { code: string; amount: Halalas; reference?: string | undefined; by: string }

type TransferRecorded =
  | { kind: 'recorded'; code: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'paidAlready' | 'cancelled' | 'card' }
  | { kind: 'otherAmount'; expected: Halalas }

/**
 * Marks an order paid by a bank transfer of exactly its total. Card payments are reported by the gateway; an
 * order of SAR 0.00 needs none.
 */
export async function recordTransfer(
  database: Database,
  { code, amount, reference, by }: Transfer,
): Promise<TransferRecorded> {
  return await inTransaction(database, async (transaction): Promise<TransferRecorded> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const because =
      paymentRefusal(order) ?? (order.paymentMethod === 1 && order.grandTotal > ZERO ? 'card' : null)
    if (because) return { kind: 'refused', because }
    if (amount !== order.grandTotal) return { kind: 'otherAmount', expected: order.grandTotal }
    await endOpenPage(transaction, order.id)
    const details = { amount: toDecimal(amount), reference: reference ?? null }
    await recordChange(transaction, { by, action: 'order.paid', subject: order.code, details })
    await recordPayment(transaction, order)
    return { kind: 'recorded', code: order.code }
  })
}
