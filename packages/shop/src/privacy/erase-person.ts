/**
 * "Who asks to be forgotten is, but for what tax law makes the shop keep" (PDPL, articles 4 and 18; VAT Implementing Regulations, 66):
 * docs/saudi-rules.md, "Personal data".
 */

import { inTransaction } from '@zayy/database/in-transaction'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { recordChange } from '@zayy/platform/audit/record-change'
import { announceChange } from '@zayy/platform/cache/change-notices'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { eq } from 'drizzle-orm'
import { eraseCounters } from './erase-counters.ts'
import { eraseJobs } from './erase-jobs.ts'
import { anonymiseOrders, type PlacedOrder } from './erase-orders.ts'
import { findPerson, ordersOf, type Person } from './find-person.ts'
import { mailsOf, messagesOf, resetsOf, reviewsOf, subscriptionOf } from './rows-of-person.ts'

/** @property invoices the codes of the orders whose invoices stay */
export type PersonErased =
  | { kind: 'erased'; account: boolean; invoices: string[]; reviews: number; messages: number }
  | { kind: 'unknown' }
  | { kind: 'openOrders'; codes: string[] }

const LONGEST_MS = 60_000

/**
 * Erases the person of an e-mail address, a customer or a guest, in one transaction: their account and all that hangs on it, and what
 * they wrote, sent and are counted by. Of their orders only what the invoice needs stays. `openOrders`: orders that are neither completed nor
 * cancelled need their buyer still, and nothing was changed. The line of the audit trail says nothing of the person.
 * @param by who does it, for the audit trail
 */
export async function erasePerson(database: Database, email: string, by: string): Promise<PersonErased> {
  return await inTransaction(database, (transaction) => erase(transaction, email, by), {
    longestMs: LONGEST_MS,
  })
}

async function erase(transaction: Transaction, email: string, by: string): Promise<PersonErased> {
  const person = await findPerson(transaction, email, { lock: true })
  if (person === null) return { kind: 'unknown' }
  const placed = await transaction
    .select({ id: orders.id, code: orders.code, status: orders.status, keyId: orders.idempotencyKeyId })
    .from(orders)
    .where(ordersOf(person))
    .orderBy(orders.id)
    .for('update')
  const open = placed.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  if (open.length > 0) return { kind: 'openOrders', codes: open.map(({ code }) => code) }
  await eraseJobs(transaction, person, placed)
  await anonymiseOrders(transaction, placed)
  const gone = await deleteRows(transaction, person)
  const erased = Object.values(gone).reduce((sum, rows) => sum + rows, placed.length)
  if (erased === 0) return { kind: 'unknown' }
  return await told(transaction, { placed, gone, by })
}

async function deleteRows(transaction: Transaction, person: Person) {
  const { customerId } = person
  const rows = async (deletion: Promise<{ rowCount: number | null }>) => (await deletion).rowCount ?? 0
  return {
    counters: await eraseCounters(transaction, person),
    mails: await rows(transaction.delete(sentMails).where(mailsOf(person)).execute()),
    messages: await rows(transaction.delete(contactMessages).where(messagesOf(person)).execute()),
    subscriptions: await rows(
      transaction.delete(newsletterSubscribers).where(subscriptionOf(person)).execute(),
    ),
    reviews: await rows(transaction.delete(reviews).where(reviewsOf(person)).execute()),
    resets: await rows(transaction.delete(passwordResets).where(resetsOf(person)).execute()),
    // With it go its addresses, logins and claims.
    accounts:
      customerId === null
        ? 0
        : await rows(transaction.delete(customers).where(eq(customers.id, customerId)).execute()),
  }
}

async function told(
  transaction: Transaction,
  {
    placed,
    gone,
    by,
  }: { placed: readonly PlacedOrder[]; gone: Awaited<ReturnType<typeof deleteRows>>; by: string },
): Promise<PersonErased> {
  if (gone.reviews > 0) await announceChange(transaction)
  const { accounts, reviews, messages } = gone
  const details = { accounts, invoices: placed.length, reviews, messages }
  await recordChange(transaction, { by, action: 'customer.erase', subject: 'customer', details })
  const invoices = placed.map(({ code }) => code)
  return { kind: 'erased', account: accounts > 0, invoices, reviews, messages }
}
