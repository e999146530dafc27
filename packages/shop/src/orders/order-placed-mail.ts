import type { Bill } from '@zayy/contract/types'
import { deliveryStart } from '@zayy/domain/checkout/delivery-dates'
import { fromSar, toSar, ZERO } from '@zayy/domain/money'
import { orderStanding, refundedTotal } from '@zayy/domain/orders/order-standing'
import { asksForCard, awaitsShipping, payableOrder } from '@zayy/domain/orders/order-status'
import type { Locale } from '@zayy/i18n/locale'
import { otherLocale } from '@zayy/i18n/locale'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { mail as mailAr } from '@zayy/i18n/messages/ar/mail'
import { orderStanding as standingsAr } from '@zayy/i18n/messages/ar/order-standing'
import { orders as ordersAr } from '@zayy/i18n/messages/ar/orders'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { mail as mailEn } from '@zayy/i18n/messages/en/mail'
import { orderStanding as standingsEn } from '@zayy/i18n/messages/en/order-standing'
import { orders as ordersEn } from '@zayy/i18n/messages/en/orders'
import { formatAmount } from '@zayy/i18n/numbers'
import { days } from '@zayy/i18n/plurals'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { EmailBlock, EmailTemplate } from '@zayy/platform/mail/email-template'
import { qrImage } from '@zayy/platform/mail/qr-image'
import { itemsBlock } from './order-placed-items.ts'
import { sumsBlock } from './order-placed-sums.ts'
import type { OrderEmail } from './send-order-email.ts'
import { transferRows } from './transfer-rows.ts'

/** @property transferDays how many days the pieces are held for a transfer */
export type OrderPlaced = OrderEmail & { transferDays: number }

/** Of the QR code: 140 px are 37 mm on a screen of 96 dpi. */
const QR_WIDTH = 140

/**
 * What the buyer gets when an order is placed: first what is to be done, the transfer, then what was ordered and what it
 * comes to. Without a transfer where nothing is to be paid any more.
 */
export function orderPlacedEmail({ bill, locale, shop, transferDays, links }: OrderPlaced): EmailTemplate {
  const { mail } = messages(locale)
  const { orderPlaced, greeting } = mail
  const name = greetedName(bill.buyer.name)
  const code = isolatedCode(bill.code, locale)
  const amount = mail.amount(formatAmount(bill.grand_total))
  const transfer = transferBlock(bill, locale, transferDays)
  return {
    subject: orderPlaced.subject(code, shop),
    preview: transfer
      ? orderPlaced.previewTransfer(amount, days(transferDays, locale, 'genitive'))
      : isFree(bill)
        ? orderPlaced.nothingToPay
        : orderPlaced.preview(amount),
    title: orderPlaced.title,
    blocks: [
      { kind: 'paragraph', text: greeting(name && isolatedName(name, locale)) },
      { kind: 'paragraph', text: orderPlaced.received(code) },
      ...standingBlocks(bill, locale),
      ...(isFree(bill) && orderStanding(bill) === null
        ? [{ kind: 'paragraph', text: orderPlaced.nothingToPay } as const]
        : []),
      ...(transfer ? [transfer] : []),
      ...cardBlocks(bill, locale),
      ...deliveryBlocks(bill, locale),
      { kind: 'button', link: { label: orderPlaced.openBill, address: links[locale] } },
      { kind: 'paragraph', text: orderPlaced.private, soft: true },
      { kind: 'heading', text: orderPlaced.ordered },
      itemsBlock(bill, locale),
      sumsBlock(bill, locale),
      ...qrBlocks(bill, locale),
      { kind: 'paragraph', text: mail.team(isolatedName(shop, locale)) },
    ],
    reason: orderPlaced.reason(code),
    otherLanguageSummary: summaryOf(bill, otherLocale(locale), transfer && transferDays, links),
  }
}

/** Its coupon covers all of it. */
function isFree(bill: Bill): boolean {
  return fromSar(bill.grand_total) === ZERO
}

/** None where nothing is to be transferred: paid meanwhile, cancelled, or by card. */
function transferBlock(bill: Bill, locale: Locale, transferDays: number): EmailBlock | null {
  const rows = transferRows(bill, locale)
  if (!rows) return null
  const { orderPlaced } = messages(locale).mail
  const text = orderPlaced.held(days(transferDays, locale, 'accusative'))
  return { kind: 'details', title: orderPlaced.transfer, text, rows }
}

/** What became of the order before its mail could be sent. */
function standingBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  const standing = orderStanding(bill)
  if (standing === null) return []
  const { mail, orders, standings } = messages(locale)
  const refunded = mail.amount(formatAmount(toSar(refundedTotal(bill))))
  return [
    { kind: 'paragraph', text: orders.statusIs(bill.status_text) },
    // The mail about the cancelling says what becomes of a transfer.
    {
      kind: 'paragraph',
      text: standings.sentences[standing === 'cancelledTransfer' ? 'cancelledCard' : standing](refunded),
    },
  ]
}

/** Nothing is promised of an order that was put on hold, cancelled or refunded before its mail could be sent. */
function deliveryBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (!awaitsShipping(payableOrder(bill)) || bill.status === 'on hold') return []
  const { arrives, time } = messages(locale).delivery
  return [{ kind: 'paragraph', text: arrives(time[deliveryStart(bill)](bill.delivery_days)) }]
}

/** Whoever left the gateway's page finds the way back to it in the mail. */
function cardBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (!asksForCard(payableOrder(bill))) return []
  return [{ kind: 'paragraph', text: messages(locale).mail.orderPlaced.cardOpen }]
}

/** None for a shop without a VAT number, whose invoice has no code. */
function qrBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (bill.qr === '') return []
  const { mail, orders } = messages(locale)
  const image = { name: 'invoice-code', png: qrImage(bill.qr) }
  return [{ kind: 'image', image, width: QR_WIDTH, alt: orders.qr, text: mail.orderPlaced.qr }]
}

function summaryOf(
  bill: Bill,
  locale: Locale,
  transferDays: number | null,
  links: OrderPlaced['links'],
): EmailTemplate['otherLanguageSummary'] {
  const { orderPlaced, amount, summaryTitle } = messages(locale).mail
  const { summary } = orderPlaced
  const received = summary.text(isolatedCode(bill.code, locale), amount(formatAmount(bill.grand_total)))
  const asked = transferDays === null ? [] : [summary.transfer(days(transferDays, locale, 'genitive'))]
  return {
    title: summaryTitle,
    text: [received, ...asked].join(' '),
    link: { label: summary.openBill, address: links[locale] },
  }
}

function messages(locale: Locale) {
  return locale === 'ar'
    ? { mail: mailAr, orders: ordersAr, delivery: deliveryAr, standings: standingsAr }
    : { mail: mailEn, orders: ordersEn, delivery: deliveryEn, standings: standingsEn }
}
