import { inTransaction } from '@zayy/database/in-transaction'
import { customers, orderClaims, passwordResets } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { pick } from '@zayy/database/sql/pick'
import { recordChange } from '@zayy/platform/audit/record-change'
import { announceChange } from '@zayy/platform/cache/change-notices'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { rateLimits } from '@zayy/platform/rate-limits/rate-limits-table'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isKeyOfPerson } from '../accounts/limit-keys.ts'
import type { JobKind } from '../add-job.ts'
import { anonymiseOrders, openCodes, type PlacedOrder } from './erase-orders.ts'
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

/** @property invoices codes of the orders whose invoices stay */
type PersonErased =
  | { kind: 'erased'; account: boolean; invoices: string[]; reviews: number; messages: number }
  | { kind: 'unknown' }
  | { kind: 'openOrders'; codes: string[] }

const TIMEOUT_MS = 60_000

/**
 * Erases the person of an e-mail address or phone, customer or guest, in one transaction: account, messages, reviews,
 * mails and counters. Orders keep what tax law requires of the invoice (PDPL, articles 4 and 18; VAT
 * Implementing Regulations, 66; docs/saudi-rules.md, "Personal data"). `openOrders`: orders in progress still
 * need their buyer, and nothing was changed. The audit trail does not identify the person.
 * @param by who does it, for the audit trail
 */
export async function erasePerson(database: Database, email: string, by: string): Promise<PersonErased> {
  return await inTransaction(database, (transaction) => erase(transaction, email, by), {
    longestMs: TIMEOUT_MS,
  })
}

async function erase(transaction: Transaction, email: string, by: string): Promise<PersonErased> {
  const person = await findPerson(transaction, email, { lock: true })
  if (person === null) return { kind: 'unknown' }
  const placed = await transaction
    .select({
      ...pick(orders, 'id', 'code', 'invoiceNumber', 'status'),
      keyId: orders.idempotencyKeyId,
    })
    .from(orders)
    .where(ordersOf(person))
    .orderBy(orders.id)
    .for('update')
  const codes = openCodes(placed)
  if (codes.length > 0) return { kind: 'openOrders', codes }
  await eraseJobs(transaction, person, placed)
  await anonymiseOrders(transaction, placed)
  const deleted = await deleteRows(transaction, person)
  const erased = Object.values(deleted).reduce((sum, rows) => sum + rows, placed.length)
  if (erased === 0) return { kind: 'unknown' }
  return await recordErasure(transaction, { placed, deleted, by })
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
    // Cascades to addresses, logins and claims.
    accounts:
      customerId === null
        ? 0
        : await rows(transaction.delete(customers).where(eq(customers.id, customerId)).execute()),
  }
}

async function recordErasure(
  transaction: Transaction,
  {
    placed,
    deleted,
    by,
  }: { placed: readonly PlacedOrder[]; deleted: Awaited<ReturnType<typeof deleteRows>>; by: string },
): Promise<PersonErased> {
  if (deleted.reviews > 0) await announceChange(transaction)
  const { accounts, reviews, messages } = deleted
  const invoices = placed.flatMap(({ code, invoiceNumber }) => (invoiceNumber === null ? [] : [code]))
  const details = { accounts, invoices: invoices.length, reviews, messages }
  await recordChange(transaction, { by, action: 'customer.erase', subject: 'customer', details })
  return { kind: 'erased', account: accounts > 0, invoices, reviews, messages }
}

/** Deletes the person's rate-limit counters and returns their number. */
export async function eraseCounters(
  transaction: Transaction,
  { identity, customerId }: Person,
): Promise<number> {
  const { rowCount } = await transaction.delete(rateLimits).where(isKeyOfPerson(identity, customerId))
  return rowCount ?? 0
}

const orderMails: JobKind[] = ['order-placed', 'buyer-digest', 'transfer-reminder', 'order-news']

/** Deletes the person's queued mails. Jobs that move money stay. */
async function eraseJobs(
  transaction: Transaction,
  person: Person,
  placed: readonly { id: number }[],
): Promise<void> {
  const { identity, customerId } = person
  const resets = transaction.select({ id: passwordResets.id }).from(passwordResets).where(resetsOf(person))
  const messages = transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(messagesOf(person))
  const ofAccount =
    customerId === null
      ? []
      : [
          eq(payloadNumber('customerId'), customerId),
          inArray(
            payloadNumber('claimId'),
            transaction
              .select({ id: orderClaims.id })
              .from(orderClaims)
              .where(eq(orderClaims.customerId, customerId)),
          ),
        ]
  const orderIds = placed.map(({ id }) => id)
  await transaction
    .delete(jobs)
    .where(
      or(
        eq(sql`lower(${jobs.payload}->>'formerEmail')`, identity),
        eq(sql`${jobs.payload}->>'identity'`, identity),
        inArray(payloadNumber('resetId'), resets),
        inArray(payloadNumber('messageId'), messages),
        and(inArray(jobs.kind, orderMails), inArray(payloadNumber('orderId'), orderIds)),
        ...ofAccount,
      ),
    )
}

function payloadNumber(field: string): SQL {
  return sql`(${jobs.payload}->>${field})::int`
}
