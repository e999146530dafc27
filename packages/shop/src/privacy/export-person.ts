import type { Locale } from '@zayy/contract/types'
import { customers, passwordResets, sessions } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { orderNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { profileColumns } from '@zayy/database/sql/profile'
import { auditEntries } from '@zayy/platform/audit/audit-table'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { asc, eq, inArray } from 'drizzle-orm'
import { listAddresses } from '../addresses/list-addresses.ts'
import { getBill } from '../orders/get-bill.ts'
import { sentFormat } from '../payments/transfer-receipts/receipt-format.ts'
import {
  findPerson,
  mailsOf,
  messagesOf,
  ordersOf,
  type Person,
  resetsOf,
  reviewsOf,
  subscriptionOf,
} from './find-person.ts'

/** All personal data of one person, with money in SAR; lists may be empty and single values null. */
export type HeldData = Awaited<ReturnType<typeof collect>>

/**
 * Exports all data on the person of an e-mail address or phone, customer or guest (PDPL, article 4). Contains no
 * secrets: no passwords or tokens, not even hashed.
 * @param locale language of names and statuses
 * @returns null if the shop has no data on them, or the text is neither
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
    email: person.identity.includes('@') ? person.identity : null,
    account: customerId === null ? null : await selectAccount(database, customerId),
    addresses: customerId === null ? [] : await listAddresses(database, locale, customerId),
    logins: customerId === null ? [] : await selectLogins(database, customerId),
    password_resets: await selectResets(database, person),
    orders: bills,
    transfer_receipts: await selectReceipts(database, placed),
    order_notes: await selectNotes(database, placed),
    reviews: await selectReviews(database, person),
    contact_messages: await selectMessages(database, person),
    newsletter: await selectSubscription(database, person),
    mails_counted: await selectCountedMails(database, person),
    changes: await selectAuditLines(database, codes),
  }
}

async function selectAccount(database: Executor, customerId: number) {
  const [account] = await database
    .select({
      ...profileColumns,
      language: customers.locale,
      created_at: customers.createdAt,
      email_proven_at: customers.emailProvenAt,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  return account ?? null
}

async function selectLogins(database: Executor, customerId: number) {
  const { createdAt, browser, system, expiresAt } = sessions
  return await database
    .select({ created_at: createdAt, browser, system, expires_at: expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(createdAt))
}

async function selectResets(database: Executor, person: Person) {
  const { createdAt, client, locale } = passwordResets
  return await database
    .select({ created_at: createdAt, client, language: locale })
    .from(passwordResets)
    .where(resetsOf(person))
    .orderBy(asc(createdAt))
}

/** @property file base64 */
async function selectReceipts(database: Executor, placed: readonly { id: number; code: string }[]) {
  const codes = new Map(placed.map(({ id, code }) => [id, code]))
  const receipts = await database
    .select()
    .from(transferReceipts)
    .where(inArray(transferReceipts.orderId, [...codes.keys()]))
    .orderBy(asc(transferReceipts.orderId))
  return receipts.map(({ orderId, sentAt, file }) => ({
    order: codes.get(orderId) ?? '',
    sent_at: sentAt,
    format: sentFormat(file),
    file: Buffer.from(file).toString('base64'),
  }))
}

/** The shop's notes about their orders, which are data on them too. */
async function selectNotes(database: Executor, placed: readonly { id: number; code: string }[]) {
  const { code: order } = orders
  const { createdAt, by, text } = orderNotes
  return await database
    .select({ order, at: createdAt, by, text })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(
      inArray(
        orderNotes.orderId,
        placed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderNotes.id))
}

async function selectReviews(database: Executor, person: Person) {
  const { productId, firstName, email, rating, comment, createdAt } = reviews
  return await database
    .select({ product_id: productId, fname: firstName, email, rate: rating, comment, created_at: createdAt })
    .from(reviews)
    .where(reviewsOf(person))
    .orderBy(asc(reviews.id))
}

async function selectMessages(database: Executor, person: Person) {
  const { name, email, phone, message, locale, createdAt } = contactMessages
  return await database
    .select({ name, email, phone, message, language: locale, created_at: createdAt })
    .from(contactMessages)
    .where(messagesOf(person))
    .orderBy(asc(contactMessages.id))
}

async function selectSubscription(database: Executor, person: Person) {
  const { email, locale, consentedAt, consentVersion, unsubscribedAt } = newsletterSubscribers
  const [subscription] = await database
    .select({
      email,
      language: locale,
      consented_at: consentedAt,
      consent_version: consentVersion,
      unsubscribed_at: unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(subscriptionOf(person))
  return subscription ?? null
}

async function selectCountedMails(database: Executor, person: Person) {
  return await database
    .select({ mail: sentMails.mail, counted_at: sentMails.countedAt })
    .from(sentMails)
    .where(mailsOf(person))
    .orderBy(asc(sentMails.countedAt))
}

/** Lists the owner's changes of their orders. */
async function selectAuditLines(database: Executor, codes: readonly string[]) {
  const { createdAt, by, action, subject, details } = auditEntries
  return await database
    .select({ at: createdAt, by, action, subject, details })
    .from(auditEntries)
    .where(inArray(subject, [...codes]))
    .orderBy(asc(auditEntries.id))
}
