import type { Executor } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

/** The order that a payment is for, held until the transaction ends, so that whatever changes it takes turns. */
export async function lockOrder(transaction: Executor, orderId: number) {
  const [order] = await transaction
    .select({
      id: orders.id,
      code: orders.code,
      locale: orders.locale,
      customerId: orders.customerId,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      grandTotal: orders.grandTotal,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  return order
}

export async function selectPayment(database: Executor, reference: string) {
  const [payment] = await database.select().from(payments).where(eq(payments.reference, reference))
  return payment
}

/** The page on which an order can be paid; undefined where there is none. */
export async function selectOpenPayment(database: Executor, orderId: number) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
  return payment
}

/** The page that the gateway sends a buyer back from, and whose order it is. */
export async function selectReturn(database: Executor, returnId: string) {
  const [found] = await database
    .select({
      reference: payments.reference,
      orderId: orders.id,
      customerId: orders.customerId,
      locale: orders.locale,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.returnId, returnId))
  return found
}

/** The longest time between two checks of a page, in seconds. */
const LONGEST_WAIT_S = 3_600

/** Takes open pages of which nothing was heard for a while; each is taken again only after twice the time, an hour at most. */
export async function takeStalePayments(database: Executor, most: number): Promise<string[]> {
  const stale = database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.nextCheck, sql`now()`)))
    .orderBy(asc(payments.nextCheck))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await database
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      nextCheck: sql`now() + least(${LONGEST_WAIT_S}, 60 * 2 ^ least(${payments.checks}, 10)) * interval '1 second'`,
    })
    .where(inArray(payments.id, stale))
    .returning({ reference: payments.reference })
  return taken.map(({ reference }) => reference)
}
