import type { Bill, Locale } from '@zayy/contract/types'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { notFound } from '../domain-error.ts'
import { selectOrder } from './bill-queries.ts'
import { billToken, orderOfToken } from './bill-token.ts'
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
  return presentBill(order, locale, billToken(keys, orderId))
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

/** @throws DomainError 404 for an invalid token */
export async function getBillByToken(
  database: Database,
  keys: Keys,
  locale: Locale,
  token: string,
): Promise<Bill> {
  return await getBill(database, keys, locale, billedOrderId(keys, token))
}

/** @throws DomainError 404 for an invalid token */
export function billedOrderId(keys: Keys, token: string): number {
  const orderId = orderOfToken(keys, token)
  if (orderId === null) throw notFound()
  return orderId
}
