import type { Bill } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { Database } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addJob } from '../add-job.ts'
import { consumeMailLimit, mailRecipient } from '../consume-mail-limit.ts'
import { type InvoiceAttachmentTools, invoiceAttachment } from './invoice-attachment.ts'
import { invoiceFile } from './invoice-file.ts'
import { orderPlacedEmail } from './order-placed-mail.ts'
import { placedMailId, ORDER_PLACED_PREFIX } from './orders-told.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'

export type OrderPlacedTools = OrderEmailTools &
  InvoiceAttachmentTools & { limitMultiplier: number; onMailDeferred: (mailId: string) => void }

/** Hours that orders are gathered for, whose mails are too many. */
const DIGEST_HOURS = 4

/**
 * Sends the buyer of an order the mail with the link to the bill and the invoice as PDF, written now, in the order's language. If its
 * client has placed too many orders with this address, the order goes into a digest instead.
 * @param client who placed it, as `mailClient` gives it
 * @param signal ends the sending
 */
export async function sendOrderPlaced(
  database: Database,
  tools: OrderPlacedTools,
  { orderId, client }: { orderId: number; client: string },
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order || order.email === '') return
  const mail = placedMailId(order.code)
  const isTrusted = await isTrustedBuyer(database, orderId, client)
  const caused = { mail, kind: 'order' as const, to: order.email, client: isTrusted ? null : client }
  const isSent = await inTransaction(database, async (transaction) => {
    if (await consumeMailLimit(transaction, caused, tools.limitMultiplier)) return true
    const { key, due } = digestPeriod(DIGEST_HOURS, Date.now())
    const mailbox = mailRecipient(order.email, 'order')
    await addJob(transaction, 'buyer-digest', { orderId }, `${mailbox}:${key}`, due)
    return false
  })
  if (isSent) await sendPlacedEmail(database, tools, orderId, signal)
  else tools.onMailDeferred(mail)
}

/** The same, however many there were. */
export async function sendPlacedEmail(
  database: Database,
  tools: OrderPlacedTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order) return
  const { locale, transferDays } = order
  const letter = {
    name: 'order-placed',
    write: (about: OrderEmail) => orderPlacedEmail({ ...about, transferDays }),
    attach: (bill: Bill) => invoiceAttachment(tools, (typesetter) => invoiceFile(typesetter, bill)),
  }
  await sendOrderEmail(database, tools, { orderId, locale }, letter, signal)
}

/** Undefined where the order is no longer there. */
async function selectPlaced(database: Database, orderId: number) {
  const [placed] = await database
    .select({
      code: orders.code,
      email: orders.buyerEmail,
      locale: orders.locale,
      transferDays: settings.transferDays,
    })
    .from(orders)
    .innerJoin(settings, sql`true`)
    .where(eq(orders.id, orderId))
  return placed
}

const earlier = alias(orders, 'earlier')

/**
 * Whether the buyer is known to read the address's mail, or the order is paid, or one that the same client placed for this mailbox.
 * That the mailbox paid before is not enough: a stranger may know whose it is.
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
