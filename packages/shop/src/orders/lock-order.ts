import { orders } from '@zayy/database/schema/orders'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/**
 * Locks an order until the transaction ends.
 * @param by id, or code in any spelling
 * @returns undefined for an unknown order
 */
export async function lockOrder(transaction: Transaction, by: { id: number } | { code: string }) {
  const [order] = await transaction
    .select({
      id: orders.id,
      code: orders.code,
      invoiceNumber: orders.invoiceNumber,
      locale: orders.locale,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      shipping: orders.shipping,
      tax: orders.tax,
      taxBasisPoints: orders.taxBasisPoints,
      grandTotal: orders.grandTotal,
      announcedAt: orders.announcedAt,
      buyerPhone: orders.buyerPhone,
      buyerEmail: orders.buyerEmail,
    })
    .from(orders)
    .where('id' in by ? eq(orders.id, by.id) : eq(orders.code, readOrderCode(by.code)))
    .for('update')
  return order
}
