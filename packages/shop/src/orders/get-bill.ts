import type { Bill, Locale } from '@zayy/contract/types'
import { orders } from '@zayy/database/schema/orders'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import { selectOrder } from './bill-queries.ts'
import { billOfToken, billToken, type LinkedBill } from './bill-token.ts'
import { ownsOrder } from './list-orders.ts'
import { presentBill } from './present-bill.ts'

/** @throws DomainError 404 for an unknown order */
export async function getBill(
  database: Executor,
  keys: Keys,
  locale: Locale,
  orderId: number,
): Promise<Bill> {
  const order = await selectOrder(database, orderId)
  if (!order) throw notFound()
  return presentBill(order, locale, billToken(keys, order.order))
}

/** @throws DomainError 404 for an unknown order, or another customer's */
export async function getCustomerBill(
  { database, keys, locale }: { database: Database; keys: Keys; locale: Locale },
  customerId: number,
  orderId: number,
): Promise<Bill> {
  if (!(await ownsOrder(database, customerId, orderId))) throw notFound()
  return await getBill(database, keys, locale, orderId)
}

/** @throws DomainError 404 for an invalid token, and for a link that was ended */
export async function getBillByToken(
  database: Database,
  keys: Keys,
  locale: Locale,
  token: string,
): Promise<Bill> {
  const { id, billRevision } = linkedBill(keys, token)
  const order = await selectOrder(database, id)
  if (order?.order.billRevision !== billRevision) throw notFound()
  return presentBill(order, locale, billToken(keys, order.order))
}

/** @throws DomainError 404 for an invalid token, and for a link that was ended */
export async function billedOrderId(database: Database, keys: Keys, token: string): Promise<number> {
  const bill = linkedBill(keys, token)
  const [order] = await database.select({ id: orders.id }).from(orders).where(isLinkedBill(bill))
  if (!order) throw notFound()
  return order.id
}

/** SQL: the order, unless the link was ended. */
export function isLinkedBill({ id, billRevision }: LinkedBill) {
  return and(eq(orders.id, id), eq(orders.billRevision, billRevision))
}

/**
 * Reads a token without the database.
 * @throws DomainError 404 for an invalid one
 */
export function linkedBill(keys: Keys, token: string): LinkedBill {
  const bill = billOfToken(keys, token)
  if (bill === null) throw notFound()
  return bill
}
