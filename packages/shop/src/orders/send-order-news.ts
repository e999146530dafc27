import type { Bill } from '@zayy/contract/types'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import type { OrderStatus } from '@zayy/domain/orders/order-status'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import type { MailFile } from '@zayy/platform/mail/mail'
import { creditNoteFile } from './credit-note-file.ts'
import { type InvoiceAttachmentTools, invoiceAttachment } from './invoice-attachment.ts'
import { invoiceFile } from './invoice-file.ts'
import type { OrderNews } from './order-news.ts'
import { orderNewsEmail } from './order-news-mail.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'

/** @property creditNote the number of the one that a refund made */
export type OrderNewsToSend = { orderId: number; news: OrderNews; creditNote?: number | undefined }

/** A status that the order has left since is told no more. */
const passing: ReadonlySet<OrderNews> = new Set(['on hold'])

/** Nobody who has cancelled is told that their pieces are being made ready: a payment that came after goes back. */
const isOutdated = (news: OrderNews, status: OrderStatus) =>
  (passing.has(news) && status !== news) || (news === 'paid' && status === 'cancelled')

/**
 * Sends the buyer of an order a mail about what became of it, in the order's language; of a refund, with its credit note as PDF; of its
 * payment, with the invoice as PDF, which says now that it is paid.
 * @param signal ends the sending
 */
export async function sendOrderNews(
  database: Database,
  tools: OrderEmailTools & InvoiceAttachmentTools,
  { orderId, news, creditNote }: OrderNewsToSend,
  signal: AbortSignal,
): Promise<void> {
  const [order] = await database
    .select({ locale: orders.locale, status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || isOutdated(news, order.status)) return
  const refunded = creditNote === undefined ? undefined : await selectTotal(database, creditNote)
  const letter = {
    name: ['order', news.replace(' ', '-'), ...(creditNote === undefined ? [] : [creditNote])].join('-'),
    write: (about: OrderEmail) =>
      orderNewsEmail({ ...about, news, amount: formatAmount(refunded ?? about.bill.grand_total) }),
    attach: async (bill: Bill) =>
      news === 'paid'
        ? await invoiceAttachment(tools, (typesetter) => invoiceFile(typesetter, bill))
        : await attachedNote(bill, creditNote, tools),
  }
  await sendOrderEmail(database, tools, { orderId, locale: order.locale }, letter, signal)
}

/** The credit note that a refund made. */
async function attachedNote(
  bill: Bill,
  number: number | undefined,
  tools: InvoiceAttachmentTools,
): Promise<MailFile[]> {
  const note = bill.credit_notes.find(
    (one) => number !== undefined && one.number === creditNoteNumber(number),
  )
  return note ? await invoiceAttachment(tools, (typesetter) => creditNoteFile(typesetter, bill, note)) : []
}

async function selectTotal(database: Database, number: number) {
  const [note] = await database
    .select({ total: creditNotes.total })
    .from(creditNotes)
    .where(eq(creditNotes.number, number))
  return note && toSar(note.total)
}
