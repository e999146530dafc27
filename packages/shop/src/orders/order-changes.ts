import type { Transaction } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { eq } from 'drizzle-orm'

/** An order that the owner changes, held until the transaction ends, so that whoever else changes it waits. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** @param code in any letters; undefined where no order has it */
export async function lockOrder(transaction: Transaction, code: string) {
  const [order] = await transaction
    .select({
      id: orders.id,
      code: orders.code,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      shipping: orders.shipping,
      tax: orders.tax,
      taxBasisPoints: orders.taxBasisPoints,
      grandTotal: orders.grandTotal,
    })
    .from(orders)
    .where(eq(orders.code, code.trim().toUpperCase()))
    .for('update')
  return order
}
