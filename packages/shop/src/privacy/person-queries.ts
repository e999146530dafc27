import { customers, passwordResets, sessions } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { reviews } from '@zayy/database/schema/reviews'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { profileColumns } from '@zayy/database/sql/profile'
import { auditEntries } from '@zayy/platform/audit/audit-table'
import type { Executor } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { asc, eq, inArray } from 'drizzle-orm'
import { sentFormat } from '../payments/transfer-receipts/receipt-format.ts'
import type { Person } from './find-person.ts'
import { mailsOf, messagesOf, resetsOf, reviewsOf, subscriptionOf } from './rows-of-person.ts'

export async function selectAccount(database: Executor, customerId: number) {
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

export async function selectLogins(database: Executor, customerId: number) {
  const { createdAt, browser, system, expiresAt } = sessions
  return await database
    .select({ created_at: createdAt, browser, system, expires_at: expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(createdAt))
}

export async function selectResets(database: Executor, person: Person) {
  const { createdAt, client, locale } = passwordResets
  return await database
    .select({ created_at: createdAt, client, language: locale })
    .from(passwordResets)
    .where(resetsOf(person))
    .orderBy(asc(createdAt))
}

/** @property file in base64 */
export async function selectReceipts(database: Executor, placed: readonly { id: number; code: string }[]) {
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

export async function selectReviews(database: Executor, person: Person) {
  const { productId, firstName, email, rating, comment, createdAt } = reviews
  return await database
    .select({ product_id: productId, fname: firstName, email, rate: rating, comment, created_at: createdAt })
    .from(reviews)
    .where(reviewsOf(person))
    .orderBy(asc(reviews.id))
}

export async function selectMessages(database: Executor, person: Person) {
  const { name, email, phone, message, locale, createdAt } = contactMessages
  return await database
    .select({ name, email, phone, message, language: locale, created_at: createdAt })
    .from(contactMessages)
    .where(messagesOf(person))
    .orderBy(asc(contactMessages.id))
}

export async function selectSubscription(database: Executor, person: Person) {
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

export async function selectCountedMails(database: Executor, person: Person) {
  return await database
    .select({ mail: sentMails.mail, counted_at: sentMails.countedAt })
    .from(sentMails)
    .where(mailsOf(person))
    .orderBy(asc(sentMails.countedAt))
}

/** What the owner changed of their orders. */
export async function selectAuditLines(database: Executor, codes: readonly string[]) {
  const { createdAt, by, action, subject, details } = auditEntries
  return await database
    .select({ at: createdAt, by, action, subject, details })
    .from(auditEntries)
    .where(inArray(subject, [...codes]))
    .orderBy(asc(auditEntries.id))
}
