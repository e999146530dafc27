/** "Everybody may have what the shop knows of them" (PDPL, article 4): all of it, in words and units that can be read. */

import type { Locale } from '@zayy/contract/types'
import { orders } from '@zayy/database/schema/orders'
import type { Database } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'
import { listAddresses } from '../addresses/list-addresses.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { getBill } from '../orders/get-bill.ts'
import { findPerson, ordersOf } from './find-person.ts'
import {
  selectAccount,
  selectAuditLines,
  selectCountedMails,
  selectLogins,
  selectMessages,
  selectReceipts,
  selectResets,
  selectReviews,
  selectSubscription,
} from './person-queries.ts'

/** What the shop holds of one person; lists are empty and single things null where it holds none. Money in SAR. */
export type HeldData = Awaited<ReturnType<typeof collect>>

/**
 * Everything that the shop holds on the person of an e-mail address, whether they have an account or ordered as a guest. No
 * secret is in it: neither password nor token, not even as a hash.
 * @param locale of names and statuses
 * @returns null where the shop holds nothing on them, or the text is no address
 */
export async function exportPerson(
  database: Database,
  keys: Keys,
  locale: Locale,
  email: string,
): Promise<HeldData | null> {
  const person = await findPerson(database, email)
  if (person === null) return null
  const held = await collect(database, keys, locale, person)
  const { email: _, ...found } = held
  const isHeld = Object.values(found).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null))
  return isHeld ? held : null
}

async function collect(
  database: Database,
  keys: Keys,
  locale: Locale,
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
) {
  const { customerId } = person
  const placed = await database
    .select({ id: orders.id, code: orders.code })
    .from(orders)
    .where(ordersOf(person))
    .orderBy(asc(orders.id))
  const bills = []
  for (const { id } of placed) {
    const { token: _, ...bill } = await getBill(database, keys, locale, id)
    bills.push(bill)
  }
  const codes = placed.map(({ code }) => code)
  return {
    email: person.identity,
    account: customerId === null ? null : await selectAccount(database, customerId),
    addresses: customerId === null ? [] : await listAddresses(database, locale, customerId),
    logins: customerId === null ? [] : await selectLogins(database, customerId),
    password_resets: await selectResets(database, person),
    orders: bills,
    transfer_receipts: await selectReceipts(database, placed),
    reviews: await selectReviews(database, person),
    contact_messages: await selectMessages(database, person),
    newsletter: await selectSubscription(database, person),
    mails_counted: await selectCountedMails(database, person),
    changes: await selectAuditLines(database, codes),
  }
}
