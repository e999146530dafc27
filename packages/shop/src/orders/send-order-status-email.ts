import type { Bill } from '@zayy/contract/types'
import { creditNotes, orderHistory } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { type OrderState, type OrderStatus, payableOrder } from '@zayy/domain/orders/order-status'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { formatDate } from '@zayy/i18n/dates'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { auditEntries } from '@zayy/platform/audit/audit-table'
import type { EmailBlock, EmailTemplate } from '@zayy/platform/mail/email-template'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq } from 'drizzle-orm'
import { creditNoteAttachments, type InvoiceAttachmentTools, invoiceAttachments } from './get-invoice-pdf.ts'
import { qrBlocks } from './order-placed-mail.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'
import { type OrderStatusEmail, orderStatusText } from './status-text.ts'

/** @property creditNote its number, after a refund or the cancellation of an unpaid invoice */
export type OrderStatusEmailJob = { orderId: number; news: OrderStatusEmail; creditNote?: number | undefined }

/** Statuses in which a mail is still correct. It is dropped once the order has another status, for example after an undo. */
const RIGHT_IN: Partial<Record<OrderStatusEmail, readonly OrderStatus[]>> = {
  'on hold': ['on hold'],
  shipped: ['shipped', 'completed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  corrected: ['pending', 'on hold', 'processing', 'shipped'],
}

/** Also drops "paid" for a cancelled order, whose payment will be refunded, and after an undone payment. */
function isOutdated(news: OrderStatusEmail, { status, paymentStatus }: OrderState): boolean {
  if (news === 'paid') return status === 'cancelled' || paymentStatus === 'unpaid'
  return RIGHT_IN[news]?.includes(status) === false
}

/**
 * Sends the buyer a mail about a change of the order, in its language; after a refund with the credit note as
 * PDF, after payment with the invoice. A company gets both in a separate mail once ZATCA has cleared them.
 */
export async function sendOrderStatusEmail(
  database: Database,
  tools: OrderEmailTools & InvoiceAttachmentTools,
  { orderId, news, creditNote }: OrderStatusEmailJob,
  signal: AbortSignal,
): Promise<void> {
  const [order] = await database
    .select({ locale: orders.locale, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || isOutdated(news, order)) return
  const occasion = await findOccasion(database, orderId, news)
  const refunded = creditNote === undefined ? undefined : await findRefundTotal(database, creditNote)
  const email = {
    name: ['order', news.replace(' ', '-'), ...(creditNote === undefined ? occasion : [creditNote])].join(
      '-',
    ),
    write: (about: OrderEmail) => {
      const isUncleared = isMailedLater(about.bill, { news, creditNote })
      // A credit note whose invoice awaits clearance: a later mail has both.
      if (isUncleared && (news === 'invoiced' || news === 'credited')) return null
      const amount = formatAmount(refunded ?? about.bill.grand_total)
      return orderStatusEmail({ ...about, news, amount, isUncleared })
    },
    attach: async (bill: Bill) => {
      const note = noteOf(bill, creditNote)
      if (news === 'refunded' && isMailedLater(bill, { news, creditNote })) return []
      if (note) return await creditNoteAttachments(database, tools, { bill, note })
      const isOfInvoice = news === 'paid' || news === 'invoiced'
      return isOfInvoice || (news === 'corrected' && bill.payment_status !== 'paid')
        ? await invoiceAttachments(database, tools, bill)
        : []
    },
  }
  await sendOrderEmail(database, tools, { orderId, locale: order.locale }, email, signal)
}

/**
 * Returns whether a company gets the document in a later mail: if ZATCA has not cleared it yet, and always for a credit note,
 * whose clearance queues a separate mail.
 */
function isMailedLater(bill: Bill, { news, creditNote }: Omit<OrderStatusEmailJob, 'orderId'>): boolean {
  const note = noteOf(bill, creditNote)
  // A refund without one was credited when its order was cancelled.
  if (news === 'refunded') return note !== undefined && note.clearance !== null
  return (note ?? bill).clearance === 'awaited'
}

function noteOf(bill: Bill, number: number | undefined): Bill['credit_notes'][number] | undefined {
  return bill.credit_notes.find((one) => number !== undefined && one.number === creditNoteNumber(number))
}

async function findRefundTotal(database: Database, number: number) {
  const [note] = await database
    .select({ total: creditNotes.total })
    .from(creditNotes)
    .where(eq(creditNotes.number, number))
  return note && toSar(note.total)
}

/**
 * Numbers the mails of a kind about one order, since an undone change may happen again and mail programs drop a second
 * mail of an id. Empty for the first.
 */
async function findOccasion(database: Database, orderId: number, news: OrderStatusEmail): Promise<number[]> {
  if (news === 'corrected') return [await countCorrections(database, orderId)]
  const states = await database
    .select({ status: orderHistory.status, paymentStatus: orderHistory.paymentStatus })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id))
  if (news === 'reverted') return [states.length]
  const isNews = (state: OrderState | undefined) => state?.status === news || state?.paymentStatus === news
  const starts = states.filter((state, index) => isNews(state) && !isNews(states[index - 1]))
  return starts.length > 1 ? [starts.length] : []
}

async function countCorrections(database: Database, orderId: number): Promise<number> {
  const code = database.select({ code: orders.code }).from(orders).where(eq(orders.id, orderId))
  return await database.$count(
    auditEntries,
    and(eq(auditEntries.subject, code), eq(auditEntries.action, 'order.correct')),
  )
}

/**
 * @property amount paid or refunded, formatted without currency
 * @property isUncleared the invoice or credit note follows once ZATCA has cleared it
 */
type OrderStatusEmailContent = OrderEmail & { news: OrderStatusEmail; amount: string; isUncleared: boolean }

function orderStatusEmail({
  bill,
  locale,
  shop,
  links,
  news,
  amount,
  isUncleared,
}: OrderStatusEmailContent): EmailTemplate {
  const { orderNews, orderPlaced, greeting, team, amount: inSar } = mails[locale]
  const texts = textsOf(news, locale, isUncleared)
  const other = otherLocale(locale)
  const name = greetedName(bill.buyer.name)
  const code = isolatedCode(bill.code, locale)
  const statusIn = (language: Locale) => orderStatusText(payableOrder(bill), language)
  return {
    subject: texts.subject(code),
    preview: texts.preview,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: greeting(name && isolatedName(name, locale)) },
      { kind: 'paragraph', text: texts.text(code, inSar(amount), statusIn(locale)) },
      ...(news === 'corrected' ? [packingBlock(bill, locale)] : []),
      ...(news === 'paid' || news === 'invoiced' ? qrBlocks(bill, locale) : []),
      ...(news === 'shipped' ? parcelBlocks(bill, locale) : []),
      { kind: 'button', link: { label: orderNews.openOrder, address: links[locale] } },
      { kind: 'paragraph', text: orderPlaced.private, soft: true },
      { kind: 'paragraph', text: team(isolatedName(shop, locale)) },
    ],
    reason: orderPlaced.reason(code),
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: textsOf(news, other, isUncleared).text(
        isolatedCode(bill.code, other),
        mails[other].amount(amount),
        statusIn(other),
      ),
      link: { label: mails[other].orderNews.openOrder, address: links[other] },
    },
  }
}

function textsOf(news: OrderStatusEmail, locale: Locale, isUncleared: boolean) {
  const { orderNews } = mails[locale]
  const texts = orderNews[news]
  return isUncleared && (news === 'paid' || news === 'refunded')
    ? { ...texts, ...orderNews.uncleared[news] }
    : texts
}

/** The parcel, if its number is known, and what to do with a delivery code. */
function parcelBlocks({ shipment }: Bill, locale: Locale): EmailBlock[] {
  const { parcel } = mails[locale].orderNews
  const advice: EmailBlock = { kind: 'paragraph', text: parcel.code }
  if (shipment === null) return [advice]
  const rows = [
    { label: parcel.carrier, value: shipment.carrier },
    { label: parcel.number, value: shipment.number, form: 'ltr' as const },
    { label: parcel.day, value: formatDate(shipment.shipped_at, locale) },
  ]
  const { link } = shipment
  return [
    { kind: 'details', title: parcel.title, text: parcel.text, rows },
    ...(link === null ? [] : [{ kind: 'button' as const, link: { label: parcel.track, address: link } }]),
    advice,
  ]
}

/** The pieces and the address. */
function packingBlock(bill: Bill, locale: Locale): EmailBlock {
  const { orderNews, amount } = mails[locale]
  const { packing } = orderNews
  const comma = locale === 'ar' ? '، ' : ', '
  const pieces = bill.products
    .filter(({ colors }) => colors.length > 0)
    .map(({ name, colors }) => ({
      label: name,
      value: colors
        .map(({ color_name, sizes }) => {
          const counted = sizes.map((size) => packing.piece(size.name, formatNumber(size.quantity)))
          return `${color_name}: ${counted.join(comma)}`
        })
        .join(' · '),
    }))
  const rows = [
    ...pieces,
    { label: packing.to, value: [bill.buyer.name, bill.delivery_address ?? bill.buyer.address].join(comma) },
    { label: packing.phone, value: bill.buyer.phone, form: 'ltr' as const },
    { label: packing.total, value: amount(formatAmount(bill.grand_total)) },
  ]
  return { kind: 'details', title: packing.title, text: packing.text, rows }
}
