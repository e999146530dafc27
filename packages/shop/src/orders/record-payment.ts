import { orders } from '@zayy/database/schema/orders'
import { type OrderStatus, type PaymentMethod, statusOncePaid } from '@zayy/domain/orders/order-status'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { countSold } from './count-sold.ts'

type OrderToPay = {
  id: number
  status: OrderStatus
  paymentMethod: PaymentMethod
  announcedAt: Date | null
}

/**
 * Marks an order paid, whether by transfer, by card or because its total is 0. Counts its pieces as sold and announces a card order to the
 * shop. The transaction holds the order.
 * @param options.tellBuyer false: the mail about the new order says it already
 * @returns false if it was paid before: nothing changes
 */
export async function recordPayment(
  transaction: Transaction,
  { id, status, paymentMethod, announcedAt }: OrderToPay,
  { tellBuyer = true }: { tellBuyer?: boolean } = {},
): Promise<boolean> {
  const isNews = paymentMethod === 1 && announcedAt === null && status !== 'cancelled'
  const paid = await transaction
    .update(orders)
    .set({
      paymentStatus: 'paid',
      status: statusOncePaid(status),
      ...(isNews && { announcedAt: sql`clock_timestamp()` }),
    })
    .where(and(eq(orders.id, id), inArray(orders.paymentStatus, ['unpaid', 'failed'])))
    .returning({ id: orders.id })
  if (paid.length === 0) return false
  if (status !== 'cancelled') await countSold(transaction, id)
  if (isNews) await addJob(transaction, 'order-announcement', { orderId: id }, `${id}`)
  if (tellBuyer) await addJob(transaction, 'order-news', { orderId: id, news: 'paid' }, `${id}:paid`)
  return true
}
