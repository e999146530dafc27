import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { customers } from '@zayy/database/schema/accounts'
import { orders } from '@zayy/database/schema/orders'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'

/**
 * Somebody whom the shop may know, by their e-mail address: a customer, a guest who ordered, or both.
 * @property identity the address as `emailIdentity` has it
 * @property customerId null where nobody has an account with it
 */
export type Person = { identity: string; customerId: number | null }

/**
 * The person of an address; null for what is no address. Whether the shop knows anything of them is not looked at.
 * @param lock holds their account until the transaction ends, so that nothing of theirs is added meanwhile
 */
export async function findPerson(
  database: Executor,
  typed: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Person | null> {
  const email = canonicalEmail(typed.trim())
  if (email === null) return null
  const identity = emailIdentity(email)
  const account = database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailIdentity, identity))
  const [customer] = await (lock ? account.for('update') : account)
  return { identity, customerId: customer?.id ?? null }
}

/** Their orders: those of their account, and those that guests placed with the address. */
export function ordersOf({ identity, customerId }: Person): SQL | undefined {
  const asGuest = and(isNull(orders.customerId), eq(sql`lower(${orders.buyerEmail})`, identity))
  return customerId === null ? asGuest : or(eq(orders.customerId, customerId), asGuest)
}
