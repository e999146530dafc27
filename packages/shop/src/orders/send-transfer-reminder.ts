import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { formatWeekday } from '@zayy/i18n/dates'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { isTransferAwaited } from './list-transfer-receipts.ts'
import { transferRows } from './order-placed-mail.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'
import { placedMailInDigest } from './send-order-placed.ts'

/**
 * Reminds a buyer of a bank transfer, in the order's language. Sends nothing if a receipt was sent, the order is paid,
 * processed or cancelled, or the days for the transfer are over. Also sends nothing if only a digest listed the order, because
 * that mailbox already gets too many mails.
 */
export async function sendTransferReminder(
  database: Database,
  tools: OrderEmailTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await findAwaitedOrder(database, orderId)
  if (!order) return
  const email = { name: 'transfer-reminder', write: transferReminderEmail }
  await sendOrderEmail(database, tools, { orderId, locale: order.locale }, email, signal)
}

/** Returns undefined unless its transfer is still awaited. */
async function findAwaitedOrder(database: Database, orderId: number) {
  const [awaited] = await database
    .select({ locale: orders.locale })
    .from(orders)
    .leftJoin(transferReceipts, eq(transferReceipts.orderId, orders.id))
    .where(
      and(
        eq(orders.id, orderId),
        isTransferAwaited,
        eq(orders.status, 'pending'),
        isNull(transferReceipts.orderId),
        notExists(placedMailInDigest(database)),
        gt(sql`${orders.createdAt} + make_interval(days => ${orders.transferDays})`, sql`now()`),
      ),
    )
  return awaited
}

/** The mail with the deadline and the bank details; null if no transfer is awaited. */
function transferReminderEmail({ bill, locale, shop, links }: OrderEmail): EmailTemplate | null {
  const rows = transferRows(bill, locale)
  const { transfer_due: due } = bill
  if (!rows || due === null) return null
  const { transferReminder, orderPlaced, greeting, amount, team } = mails[locale]
  const other = otherLocale(locale)
  const name = greetedName(bill.buyer.name)
  const code = isolatedCode(bill.code, locale)
  const day = (language: Locale) => formatWeekday(riyadhDay(Date.parse(due)), language)
  const sum = formatAmount(bill.grand_total)
  return {
    subject: transferReminder.subject(code),
    preview: transferReminder.preview(amount(sum), day(locale)),
    title: transferReminder.title,
    blocks: [
      { kind: 'paragraph', text: greeting(name && isolatedName(name, locale)) },
      { kind: 'paragraph', text: transferReminder.awaited(code, day(locale)) },
      { kind: 'details', title: orderPlaced.transfer, text: transferReminder.reference, rows },
      { kind: 'button', link: { label: orderPlaced.openBill, address: links[locale] } },
      { kind: 'paragraph', text: orderPlaced.private, soft: true },
      { kind: 'paragraph', text: transferReminder.sentAlready },
      { kind: 'paragraph', text: team(isolatedName(shop, locale)) },
    ],
    reason: orderPlaced.reason(code),
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: mails[other].transferReminder.summary(
        isolatedCode(bill.code, other),
        mails[other].amount(sum),
        day(other),
      ),
      link: { label: mails[other].orderPlaced.summary.openBill, address: links[other] },
    },
  }
}
