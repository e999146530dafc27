import type { Transaction } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { type OrderStatus, statusOncePaid } from '@zayy/domain/orders/order-status'
import { and, eq, inArray } from 'drizzle-orm'
import { addJob } from '../jobs/add-job.ts'

/**
 * Marks an order paid, however the money came, and has the buyer told. The transaction holds the order.
 * @returns false where it was paid before: nothing is changed
 */
export async function recordPayment(
  transaction: Transaction,
  { id, status }: { id: number; status: OrderStatus },
): Promise<boolean> {
  const paid = await transaction
    .update(orders)
    .set({ paymentStatus: 'paid', status: statusOncePaid(status) })
    .where(and(eq(orders.id, id), inArray(orders.paymentStatus, ['unpaid', 'failed'])))
    .returning({ id: orders.id })
  if (paid.length === 0) return false
  await addJob(transaction, 'order-news', { orderId: id, news: 'paid' }, `${id}:paid`)
  return true
}
