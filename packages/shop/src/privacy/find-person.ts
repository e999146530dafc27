import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { canonicalPhone } from '@zayy/domain/accounts/phone'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { recipientsOf } from '../consume-mail-limit.ts'

/**
 * A person by e-mail address: a customer, a guest who ordered, or both. By phone: a caller whose orders have no address.
 * @property identity the address as returned by `emailIdentity`, or the phone as returned by `canonicalPhone`
 * @property customerId null without an account
 */
export type Person = { identity: string; customerId: number | null }

/**
 * Returns the person of an address or phone, known to the shop or not; null if the text is neither.
 * @param options `lock`: locks the account until the transaction ends, so that nothing is added meanwhile
 */
export async function findPerson(
  database: Executor,
  typed: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Person | null> {
  const email = canonicalEmail(typed.trim())
  if (email === null) {
    const phone = canonicalPhone(typed)
    return phone === null ? null : { identity: phone, customerId: null }
  }
  const identity = emailIdentity(email)
  const account = database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailIdentity, identity))
  const [customer] = await (lock ? account.for('update') : account)
  return { identity, customerId: customer?.id ?? null }
}

/** Orders of the account, and guest orders with the address; of a phone, those without an address. */
export function ordersOf({ identity, customerId }: Person): SQL | undefined {
  if (!identity.includes('@'))
    return and(isNull(orders.customerId), eq(orders.buyerEmail, ''), eq(orders.buyerPhone, identity))
  const asGuest = and(isNull(orders.customerId), eq(sql`lower(${orders.buyerEmail})`, identity))
  return customerId === null ? asGuest : or(eq(orders.customerId, customerId), asGuest)
}

function byAddressOrAccount(
  { identity, customerId }: Person,
  { email, account }: { email: PgColumn; account: PgColumn },
): SQL | undefined {
  const byAddress = eq(sql`lower(${email})`, identity)
  return customerId === null ? byAddress : or(byAddress, eq(account, customerId))
}

/** Includes imported reviews with their address. */
export function reviewsOf(person: Person): SQL | undefined {
  return byAddressOrAccount(person, { email: reviews.email, account: reviews.customerId })
}

export function resetsOf(person: Person): SQL | undefined {
  const { emailIdentity: email, customerId: account } = passwordResets
  return byAddressOrAccount(person, { email, account })
}

export function messagesOf({ identity }: Person): SQL {
  return eq(sql`lower(${contactMessages.email})`, identity)
}

export function subscriptionOf({ identity }: Person): SQL {
  return eq(newsletterSubscribers.emailIdentity, identity)
}

export function mailsOf({ identity }: Person): SQL {
  return inArray(sentMails.recipient, recipientsOf(identity))
}
