import { orders } from '@zayy/database/schema/orders'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/**
 * An order that is changed or paid, held until the transaction ends, so that whoever else changes it waits.
 * @param named by its id, or by its code in any spelling; undefined where there is no such order
 */
export async function lockOrder(transaction: Transaction, named: { id: number } | { code: string }) {
  const [order] = await transaction
    .select({
      id: orders.id,
      code: orders.code,
      locale: orders.locale,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      shipping: orders.shipping,
      tax: orders.tax,
      taxBasisPoints: orders.taxBasisPoints,
      grandTotal: orders.grandTotal,
      announcedAt: orders.announcedAt,
    })
    .from(orders)
    .where('id' in named ? eq(orders.id, named.id) : eq(orders.code, readOrderCode(named.code)))
    .for('update')
  return order
}
