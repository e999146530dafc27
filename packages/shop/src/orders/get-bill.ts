import type { Bill, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { notFound } from '../domain-error.ts'
import { selectOrder } from './bill-queries.ts'
import { billSecret, billToken, orderOfToken } from './bill-token.ts'
import { presentBill } from './present-bill.ts'

/**
 * The bill of an order, in the language asked for.
 * @throws DomainError 404 for an unknown order
 */
export async function getBill(database: Database, locale: Locale, orderId: number): Promise<Bill> {
  return await bill(database, locale, orderId, await billSecret(database))
}

/**
 * The one bill that a token opens.
 * @throws DomainError 404 for any other text
 */
export async function getBillByToken(database: Database, locale: Locale, token: string): Promise<Bill> {
  const secret = await billSecret(database)
  const orderId = orderOfToken(secret, token)
  if (orderId === null) throw notFound()
  return await bill(database, locale, orderId, secret)
}

async function bill(database: Database, locale: Locale, orderId: number, secret: string): Promise<Bill> {
  const order = await selectOrder(database, orderId)
  if (!order) throw notFound()
  return presentBill(order, locale, billToken(secret, orderId))
}
