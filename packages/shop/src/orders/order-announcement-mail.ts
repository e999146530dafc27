import type { Bill } from '@zayy/contract/types'
import { fromSar, type Halalas, toDecimal, toSar, ZERO } from '@zayy/domain/money'
import { asksForTransfer, type PayableOrder, payableOrder } from '@zayy/domain/orders/order-status'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { orders as ordersCount, pieces } from '@zayy/i18n/plurals'
import type { EmailDetail, EmailTemplate } from '@zayy/platform/mail/email-template'
import { commandRow } from '../shop-mail.ts'
import type { AnnouncedOrder } from './announcement-queries.ts'
import { itemsBlock } from './order-placed-items.ts'

/**
 * The mail to the shop about a new order, with total, payment, buyer, city, lines and the next commands.
 * @param shopCommand how commands begin on the shop's machine
 */
export function orderAnnouncementEmail(
  { bill, city }: { bill: Bill; city: string },
  shopCommand: string,
): EmailTemplate {
  const { announcement, amount } = ar
  const code = isolatedCode(bill.code, SHOP_LOCALE)
  const sum = amount(formatAmount(bill.grand_total))
  const payment = paymentOf(payableOrder(bill), fromSar(bill.grand_total))
  const total = toDecimal(fromSar(bill.grand_total))
  const buyer = bill.buyer.company?.name ?? bill.buyer.name
  const rows: EmailDetail[] = [
    { label: announcement.code, value: bill.code, form: 'ltr' },
    { label: announcement.total, value: sum },
    { label: announcement.payment, value: announcement.payments[payment] },
    { label: announcement.buyer, value: isolatedName(buyer, SHOP_LOCALE) },
    { label: announcement.phone, value: bill.buyer.phone, form: 'ltr' },
    { label: announcement.city, value: city },
  ]
  return {
    subject: announcement.subject(code, sum),
    preview: announcement.preview(announcement.payments[payment], city),
    title: announcement.title,
    blocks: [
      {
        kind: 'details',
        title: announcement.order,
        text: announcement.placed(isolatedCode(riyadhMinute(Date.parse(bill.created_at)), SHOP_LOCALE)),
        rows,
      },
      { kind: 'heading', text: announcement.ordered },
      itemsBlock(bill, SHOP_LOCALE),
      {
        kind: 'details',
        title: announcement.next,
        text: asksForTransfer(payableOrder(bill)) ? announcement.awaitTransfer : announcement.prepare,
        rows: [
          commandRow(announcement.see, shopCommand, ['orders', 'show', bill.code]),
          asksForTransfer(payableOrder(bill))
            ? commandRow(announcement.record, shopCommand, ['orders', 'paid', bill.code, total])
            : commandRow(announcement.ship, shopCommand, ['orders', 'status', bill.code, 'shipped']),
        ],
      },
    ],
    reason: announcement.reason,
    otherLanguageSummary: {
      title: en.summaryTitle,
      text: en.announcement.summary(
        bill.code,
        en.amount(formatAmount(bill.grand_total)),
        en.announcement.payments[payment],
      ),
    },
  }
}

/** Gmail clips mails after 102 kB. */
const MAX_LISTED = 100

/**
 * The mail to the shop about many orders.
 * @param content `hour`: start of the hour in which they were placed
 */
export function orderDigestEmail(
  { orders, hour }: { orders: AnnouncedOrder[]; hour: Date },
  shopCommand: string,
): EmailTemplate {
  const { announcement, amount } = ar
  const { digest } = announcement
  const listed = orders.slice(0, MAX_LISTED)
  const unlisted = orders.length - listed.length
  const from = riyadhMinute(hour.getTime())
  const count = ordersCount(orders.length, SHOP_LOCALE)
  const list = ['orders', 'list', '--from', from.slice(0, 10), '--limit', '500']
  return {
    subject: digest.subject(count),
    preview: digest.text(from),
    title: count,
    blocks: [
      { kind: 'paragraph', text: digest.text(isolatedCode(from, SHOP_LOCALE)) },
      {
        kind: 'items',
        items: listed.map((order) => ({
          name: isolatedCode(order.code, SHOP_LOCALE),
          quantity: pieces(order.pieces, SHOP_LOCALE),
          amount: amount(formatAmount(toSar(order.grandTotal))),
          lines: [
            `${announcement.payments[paymentOf(order, order.grandTotal)]} · ${order.city[SHOP_LOCALE]}`,
          ],
        })),
        ...(unlisted > 0 && { more: digest.more(ordersCount(unlisted, SHOP_LOCALE)) }),
      },
      {
        kind: 'details',
        title: announcement.next,
        text: digest.next,
        rows: [commandRow(digest.list, shopCommand, list)],
      },
    ],
    reason: announcement.reason,
    otherLanguageSummary: {
      title: en.summaryTitle,
      text: en.announcement.digest.summary(ordersCount(orders.length, 'en'), from),
    },
  }
}

/** Payment of an order, in a mail to the shop. */
type AnnouncedPayment = 'transferAwaited' | 'transferPaid' | 'card' | 'nothing'

function paymentOf(
  { paymentMethod, paymentStatus }: Pick<PayableOrder, 'paymentMethod' | 'paymentStatus'>,
  total: Halalas,
): AnnouncedPayment {
  if (total === ZERO) return 'nothing'
  if (paymentMethod === 1) return 'card'
  return paymentStatus === 'unpaid' ? 'transferAwaited' : 'transferPaid'
}
