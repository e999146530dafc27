import type { Bill } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addJob } from '../add-job.ts'
import { consumeMailLimit, mailRecipient } from '../consume-mail-limit.ts'
import { type InvoiceAttachmentTools, invoiceAttachments } from './get-invoice-pdf.ts'
import { orderPlacedEmail } from './order-placed-mail.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'

export type OrderPlacedTools = OrderEmailTools &
  InvoiceAttachmentTools & { limitMultiplier: number; onMailDeferred: (mailId: string) => void }

/** Hours that a digest covers. */
const DIGEST_HOURS = 4

/**
 * Sends the buyer the mail about a new order, with the link to the bill and the invoice as PDF, in the order's
 * language. If its client has placed too many orders with this address, queues a digest instead.
 * @param order `client` as returned by `mailClient`
 */
export async function sendOrderPlaced(
  database: Database,
  tools: OrderPlacedTools,
  { orderId, client }: { orderId: number; client: string },
  signal: AbortSignal,
): Promise<void> {
  const order = await findPlacedOrder(database, orderId)
  if (!order || order.email === '') return
  const mail = placedMailId(order.code)
  const isTrusted = await isTrustedBuyer(database, orderId, client)
  const countedMail = { mail, kind: 'order' as const, to: order.email, client: isTrusted ? null : client }
  const isWithinLimit = await inTransaction(database, async (transaction) => {
    if (await consumeMailLimit(transaction, countedMail, tools.limitMultiplier)) return true
    const { key, due } = digestPeriod(DIGEST_HOURS, Date.now())
    const mailbox = mailRecipient(order.email, 'order')
    await addJob(transaction, 'buyer-digest', { orderId }, `${mailbox}:${key}`, due)
    return false
  })
  if (isWithinLimit) await sendPlacedEmail(database, tools, orderId, signal)
  else tools.onMailDeferred(mail)
}

/** Like `sendOrderPlaced`, without a limit. */
export async function sendPlacedEmail(
  database: Database,
  tools: OrderPlacedTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await findPlacedOrder(database, orderId)
  if (!order) return
  const { locale, transferDays } = order
  const email = {
    name: 'order-placed',
    write: (about: OrderEmail) => orderPlacedEmail({ ...about, transferDays }),
    attach: (bill: Bill) => invoiceAttachments(database, tools, bill),
  }
  await sendOrderEmail(database, tools, { orderId, locale }, email, signal)
}

async function findPlacedOrder(database: Database, orderId: number) {
  const [placed] = await database
    .select({
      code: orders.code,
      email: orders.buyerEmail,
      locale: orders.locale,
      transferDays: orders.transferDays,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  return placed
}

const earlier = alias(orders, 'earlier')

/**
 * Returns whether the buyer's address is proven, the order is paid, or the same client has a paid order for this
 * mailbox. A paid order of the mailbox alone is not enough: a stranger may know the address.
 */
async function isTrustedBuyer(database: Database, orderId: number, client: string): Promise<boolean> {
  const paidByClient = database
    .select({ id: earlier.id })
    .from(earlier)
    .innerJoin(sentMails, eq(sentMails.mail, sql`${ORDER_PLACED_PREFIX} || ${earlier.code}`))
    .where(
      and(
        eq(sentMails.client, client),
        eq(mailboxOf(earlier.buyerEmail), mailboxOf(orders.buyerEmail)),
        ne(earlier.paymentStatus, 'unpaid'),
      ),
    )
  const proven = and(
    isNotNull(customers.emailProvenAt),
    eq(customers.emailIdentity, sql`lower(${orders.buyerEmail})`),
  )
  const isPaid = ne(orders.paymentStatus, 'unpaid')
  const [order] = await database
    .select({ isTrusted: sql`coalesce(${or(proven, isPaid, exists(paidByClient))}, false)`.mapWith(Boolean) })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId))
  return order?.isTrusted ?? false
}

const ORDER_PLACED_PREFIX = 'order-placed-'

/** Recipient under which orders in a digest are counted. */
export const DIGEST_RECIPIENT = 'buyer-digest'

export function placedMailId(code: string): string {
  return `${ORDER_PLACED_PREFIX}${code}`
}

/** Subquery of the mail about an order: its own or a digest. */
export function placedMail(database: Executor) {
  return database.select({ mail: sentMails.mail }).from(sentMails).where(isMailOfOrder)
}

/** Subquery of the digest with an order. */
export function placedMailInDigest(database: Executor) {
  return database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(and(isMailOfOrder, eq(sentMails.recipient, DIGEST_RECIPIENT)))
}

const isMailOfOrder = eq(sentMails.mail, sql`${ORDER_PLACED_PREFIX} || ${orders.code}`)
