import type { Bill } from '@zayy/contract/types'
import { deliveryStart } from '@zayy/domain/checkout/delivery-dates'
import { add, fromSar, type Halalas, toSar, ZERO } from '@zayy/domain/money'
import { invoiceSums } from '@zayy/domain/orders/invoice-lines'
import { orderStanding, refundedTotal } from '@zayy/domain/orders/order-standing'
import { asksForCard, asksForTransfer, awaitsShipping, payableOrder } from '@zayy/domain/orders/order-status'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { orderStanding as standingsAr } from '@zayy/i18n/messages/ar/order-standing'
import { orders as ordersAr } from '@zayy/i18n/messages/ar/orders'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { orderStanding as standingsEn } from '@zayy/i18n/messages/en/order-standing'
import { orders as ordersEn } from '@zayy/i18n/messages/en/orders'
import { mails } from '@zayy/i18n/messages/mail'
import { formatAmount, formatPercent } from '@zayy/i18n/numbers'
import { days } from '@zayy/i18n/plurals'
import type { EmailBlock, EmailDetail, EmailSum, EmailTemplate } from '@zayy/platform/mail/email-template'
import { qrImage } from '@zayy/platform/mail/qr-image'
import { itemsBlock } from './order-placed-items.ts'
import type { OrderEmail } from './send-order-email.ts'

/** @property transferDays days that the pieces are reserved for a transfer */
type OrderPlaced = OrderEmail & { transferDays: number }

/** 140 px are 37 mm at 96 dpi. */
const QR_WIDTH = 140

/** The buyer's mail about a new order: first the transfer if one is due, then items and sums. */
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
      ...proFormaBlocks(bill, locale),
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

/** The coupon covers everything. */
function isFree(bill: Bill): boolean {
  return fromSar(bill.grand_total) === ZERO
}

/** Null if nothing is to be transferred: paid meanwhile, cancelled, or by card. */
function transferBlock(bill: Bill, locale: Locale, transferDays: number): EmailBlock | null {
  const rows = transferRows(bill, locale)
  if (!rows) return null
  const { orderPlaced } = messages(locale).mail
  const text = orderPlaced.held(days(transferDays, locale, 'accusative'))
  return { kind: 'details', title: orderPlaced.transfer, text, rows }
}

/** Changes of the order before its mail could be sent. */
function standingBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  const standing = orderStanding(bill)
  if (standing === null) return []
  const { mail, orders, standings } = messages(locale)
  const refunded = mail.amount(formatAmount(toSar(refundedTotal(bill))))
  return [
    { kind: 'paragraph', text: orders.statusIs(bill.status_text) },
    // The mail about the cancellation explains what happens to a transfer.
    {
      kind: 'paragraph',
      text: standings.sentences[standing === 'cancelledTransfer' ? 'cancelledCard' : standing](refunded),
    },
  ]
}

/**
 * Omits the delivery date of an order that was put on hold, cancelled or refunded before its mail could be
 * sent.
 */
function deliveryBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (!awaitsShipping(payableOrder(bill)) || bill.status === 'on hold') return []
  const { arrives, time } = messages(locale).delivery
  return [{ kind: 'paragraph', text: arrives(time[deliveryStart(bill)](bill.delivery_days)) }]
}

/** Says when the invoice comes: with the payment, or once ZATCA has cleared it. */
function proFormaBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  const { proForma, uncleared } = messages(locale).mail.orderPlaced
  if (bill.clearance === 'awaited') return [{ kind: 'paragraph', text: uncleared }]
  if (bill.invoice_number !== null || bill.status === 'cancelled') return []
  return [{ kind: 'paragraph', text: proForma }]
}

/** Leads buyers who left the gateway back to the payment. */
function cardBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (!asksForCard(payableOrder(bill))) return []
  return [{ kind: 'paragraph', text: messages(locale).mail.orderPlaced.cardOpen }]
}

/** Empty before the invoice is issued, and for a shop without a VAT number, whose invoice has no QR code. */
export function qrBlocks(bill: Bill, locale: Locale): EmailBlock[] {
  if (!bill.qr) return []
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
    ? { mail: mails.ar, orders: ordersAr, delivery: deliveryAr, standings: standingsAr }
    : { mail: mails.en, orders: ordersEn, delivery: deliveryEn, standings: standingsEn }
}

/**
 * The sums of an order, labelled as on its invoice.
 * @throws RangeError if the sums do not add up
 */
function sumsBlock(bill: Bill, locale: Locale): EmailBlock {
  const { mail, orders } = messages(locale)
  const { beforeTiers, saving, coupon, shipping, withoutTax, tax, shippingTax, grand } = invoiceSums(bill)
  const written = (sum: Halalas) => mail.amount(formatAmount(toSar(sum)))
  const minus = (sum: Halalas) => mail.amount(isolatedCode(`−${formatAmount(toSar(sum))}`, locale))
  const { coupon_code: couponCode, tax_percent: percent } = bill
  const taxRows: EmailSum[] = [
    { label: orders.withoutTax, amount: written(withoutTax) },
    {
      label: `${orders.tax} ${isolatedCode(formatPercent(percent), locale)}`,
      amount: written(add(tax, shippingTax)),
    },
    ...(shippingTax > ZERO
      ? [{ label: orders.shippingTax, amount: written(shippingTax), isPart: true }]
      : []),
  ]
  const taxed = bill.seller.vat_number !== null
  const rows: EmailSum[] = [
    { label: orders.atListPrices, amount: written(beforeTiers) },
    ...(saving > ZERO ? [{ label: orders.saving, amount: minus(saving) }] : []),
    ...(couponCode === null
      ? []
      : [{ label: mail.orderPlaced.couponCode(isolatedCode(couponCode, locale)), amount: minus(coupon) }]),
    { label: orders.shipping, amount: written(shipping) },
    ...(taxed ? taxRows : []),
    {
      label: taxed ? mail.orderPlaced.total : mail.orderPlaced.totalWithoutVat,
      amount: written(grand),
      isTotal: true,
    },
  ]
  return { kind: 'sums', rows }
}

/** Returns the data for a bank transfer as rows of a mail; null if no transfer is due: paid, cancelled, or by card. */
export function transferRows(bill: Bill, locale: Locale): EmailDetail[] | null {
  const { bank_account: account, grand_total, code } = bill
  if (!account || !asksForTransfer(payableOrder(bill))) return null
  const { orderPlaced, amount } = mails[locale]
  return [
    { label: orderPlaced.amountDue, value: amount(formatAmount(grand_total)) },
    { label: orderPlaced.bank, value: isolatedName(account.bank, locale) },
    { label: orderPlaced.holder, value: isolatedName(account.holder, locale) },
    { label: orderPlaced.iban, value: account.iban, form: 'iban' },
    { label: orderPlaced.reference, value: code, form: 'ltr' },
  ]
}
