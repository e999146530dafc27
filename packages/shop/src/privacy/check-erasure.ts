import { customers } from '@zayy/database/schema/accounts'
import { contactMessages } from '@zayy/database/schema/contact'
import { orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { foldText } from '@zayy/domain/text/fold'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, eq, sql } from 'drizzle-orm'
import { openCodes } from './erase-orders.ts'
import { findPerson, messagesOf, ordersOf, reviewsOf } from './find-person.ts'

/** @property orders codes, oldest first */
export type ErasedName = { name: string; orders: string[] }

/** `people`: everybody by name who would be erased; empty if no record has a name. */
type ErasureCheck =
  | { kind: 'unknown' }
  | { kind: 'openOrders'; codes: string[] }
  | { kind: 'people'; people: ErasedName[] }

/**
 * Lists the people an erasure would erase: several may share an e-mail address or a phone. Any other text finds nobody.
 * `erasePerson` repeats all checks.
 */
export async function checkErasure(database: Database, typed: string): Promise<ErasureCheck> {
  const person = await findPerson(database, typed)
  if (person === null) return { kind: 'unknown' }
  const placed = await database
    .select({ code: orders.code, status: orders.status, name: orders.buyerName })
    .from(orders)
    .where(ordersOf(person))
    .orderBy(asc(orders.id))
  const codes = openCodes(placed)
  if (codes.length > 0) return { kind: 'openOrders', codes }
  const accounts =
    person.customerId === null
      ? []
      : await database
          .select({ name: sql`${customers.firstName} || ' ' || ${customers.lastName}`.mapWith(String) })
          .from(customers)
          .where(eq(customers.id, person.customerId))
  const senders = await database
    .selectDistinct({ name: contactMessages.name })
    .from(contactMessages)
    .where(messagesOf(person))
  const reviewers = await database
    .selectDistinct({ name: reviews.firstName })
    .from(reviews)
    .where(reviewsOf(person))
  return { kind: 'people', people: byName([...accounts, ...placed, ...senders, ...reviewers]) }
}

/** Joins records of one name in any spelling. */
function byName(records: readonly { name: string; code?: string }[]): ErasedName[] {
  const people = new Map<string, ErasedName>()
  for (const { name, code } of records) {
    const key = foldText(name) || name.trim()
    const known = people.get(key) ?? { name, orders: [] }
    if (code !== undefined) known.orders.push(code)
    if (key !== '') people.set(key, known)
  }
  return [...people.values()]
}
