/** Prepares the figures and names of a bill for the invoice document (docs/saudi-rules.md, "Invoice"). */

import type { FeeUnit } from '../checkout/delivery-fee.ts'
import { MIN_CARD_PAYMENT } from '../checkout/min-card-payment.ts'
import { fromPercent, fromSar, type Halalas, partedEvenly, type Sar, ZERO } from '../money.ts'
import { riyadhMinute } from '../riyadh-time.ts'
import { type BilledSums, type InvoiceSums, invoiceSums, taxedLines } from './invoice-lines.ts'
import { type OrderStanding, orderStanding } from './order-standing.ts'
import {
  asksForCard,
  asksForTransfer,
  isRefundedBeforeShipping,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  payableOrder,
  paymentRefusal,
} from './order-status.ts'

type Language = 'ar' | 'en'
type BilingualNames = Record<Language, string>
type Named = { locale: Language; name: string }
type Addressed = { locale: Language; address: string | null }
type BilingualAddresses = Record<Language, string | null>

/** The input of `invoiceView`: a bill of the API, amounts in SAR. */
export type InvoicedBill = BilledSums & {
  /** ISO 8601 in UTC. */
  created_at: string
  /** Null before the invoice is issued. */
  invoiced_at: string | null
  clearance: 'awaited' | 'cleared' | null
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  transfer_receipt: object | null
  credit_notes: readonly { total: Sar }[]
  tax_percent: number
  shipping_per: FeeUnit
  seller: {
    name: string
    address: string | null
    vat_number: string | null
    translations: readonly (Named & Addressed)[]
  }
  buyer: {
    address: string
    translations: readonly Addressed[]
    company: object | null
    purchase_order: string | null
  }
  /** Null: the buyer's address. */
  delivery_address: string | null
  delivery_translations: readonly Addressed[]
  products: readonly {
    id: number
    name: string
    translations: readonly Named[]
    price: Sar
    piece: { price: Sar }
    quantity: number
    subtotal: Sar
    colors: readonly {
      id: number
      color_name: string
      translations: readonly Named[]
      sizes: readonly { name: string; quantity: number }[]
    }[]
  }[]
}

export type InvoiceLine = {
  id: number
  names: BilingualNames
  colours: { id: number; names: BilingualNames; sizes: { name: string; quantity: number }[] }[]
  quantity: number
  listPrice: Halalas
  unitPrice: Halalas
  /** Includes tax only if the prices do. */
  amount: Halalas
  /** The amount "inclusive of VAT" that the law requires. */
  gross: Halalas
}

export type InvoiceView = {
  sums: InvoiceSums
  lines: InvoiceLine[]
  seller: { names: BilingualNames; addresses: BilingualAddresses }
  buyer: { addresses: BilingualAddresses }
  /** Delivery fee per product and number of products; null if it is free, per order, or does not divide evenly. */
  shippingSum: { fee: Halalas; products: number } | null
  /** '2026-11-21 19:20', Riyadh time: of the invoice, or of the order while there is none. */
  issued: string
  /** Details that the buyer typed, by the key of their label in the messages; an address in both languages if they differ. */
  details: { label: 'purchaseOrder' | 'deliverTo'; texts: string[] }[]
  /** True for a pro forma invoice that may still be paid. */
  awaitsInvoice: boolean
  /** Says why the document is no invoice yet, by the key of the text in the messages. */
  note: 'proFormaNote' | 'clearanceNote' | null
  awaitsTransfer: boolean
  awaitsCard: boolean
  /** True if the buyer may pay by card instead of the awaited transfer. A receipt means that the transfer is under way. */
  offersCard: boolean
  /** The payment status; `cancelled`: the order was cancelled before payment, so nothing is due. */
  payment: PaymentStatus | 'cancelled'
  /** Null while the order takes its normal course. */
  standing: OrderStanding | null
  /** False for an order that is on hold, was cancelled, or was refunded before shipping. */
  isDelivered: boolean
  /** Without a VAT number the seller charges no VAT: the document shows none and has no QR code. */
  taxed: boolean
  /**
   * The type of document: pro forma until the invoice is issued. An invoice to a company with its VAT number is a full
   * tax invoice, not a simplified one.
   */
  kind: 'proForma' | 'tax' | 'simplified' | 'withoutVat'
}

const undelivered: readonly OrderStatus[] = ['on hold', 'cancelled']

/** @throws RangeError if the charged sums do not add up */
export function invoiceView(bill: InvoicedBill): InvoiceView {
  const sums = invoiceSums(bill)
  const taxed = taxedLines(
    bill.products.map(({ subtotal }) => fromSar(subtotal)),
    fromPercent(bill.tax_percent),
    sums.taxIncluded,
  )
  const order = payableOrder(bill)
  const isUncleared = bill.clearance === 'awaited'
  const awaitsInvoice = bill.invoiced_at === null && order.status !== 'cancelled' && !isUncleared
  return {
    sums,
    lines: bill.products.map((product, index) => ({
      id: product.id,
      names: bilingualNames(product.translations, product.name),
      colours: product.colors.map(({ id, translations, color_name, sizes }) => ({
        id,
        names: bilingualNames(translations, color_name),
        sizes: sizes.map(({ name, quantity }) => ({ name, quantity })),
      })),
      quantity: product.quantity,
      listPrice: fromSar(product.price),
      unitPrice: fromSar(product.piece.price),
      amount: fromSar(product.subtotal),
      gross: taxed[index]?.gross ?? fromSar(product.subtotal),
    })),
    seller: {
      names: bilingualNames(bill.seller.translations, bill.seller.name),
      addresses: bilingualAddresses(bill.seller),
    },
    buyer: { addresses: bilingualAddresses(bill.buyer) },
    shippingSum: bill.shipping_per === 'product' ? shippingSum(sums.shipping, bill.products.length) : null,
    issued: riyadhMinute(Date.parse(bill.invoiced_at ?? bill.created_at)),
    details: orderDetails(bill),
    taxed: bill.seller.vat_number !== null,
    kind: kindOf(bill),
    awaitsInvoice,
    note: isUncleared ? 'clearanceNote' : awaitsInvoice ? 'proFormaNote' : null,
    awaitsTransfer: asksForTransfer(order),
    awaitsCard: asksForCard(order),
    offersCard:
      asksForTransfer(order) &&
      bill.transfer_receipt === null &&
      fromSar(bill.grand_total) >= MIN_CARD_PAYMENT,
    payment: paymentRefusal(order) === 'cancelled' ? 'cancelled' : order.paymentStatus,
    standing: orderStanding(bill),
    isDelivered: !undelivered.includes(order.status) && !isRefundedBeforeShipping(order),
  }
}

function orderDetails(bill: InvoicedBill): InvoiceView['details'] {
  const { ar, en } = bilingualAddresses({
    address: bill.delivery_address,
    translations: bill.delivery_translations,
  })
  const details = [
    { label: 'purchaseOrder', texts: distinctTexts([bill.buyer.purchase_order]) },
    { label: 'deliverTo', texts: distinctTexts([ar, en]) },
  ] as const
  return details.filter(({ texts }) => texts.length > 0)
}

/** Returns each text once, without nulls. */
export function distinctTexts(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))]
}

function kindOf({ invoiced_at, seller, buyer }: InvoicedBill): InvoiceView['kind'] {
  if (invoiced_at === null) return 'proForma'
  if (seller.vat_number === null) return 'withoutVat'
  return buyer.company === null ? 'simplified' : 'tax'
}

function bilingualNames(translations: readonly Named[], fallback: string): BilingualNames {
  const name = (locale: Language) => translations.find((one) => one.locale === locale)?.name ?? fallback
  return { ar: name('ar'), en: name('en') }
}

function bilingualAddresses(of: {
  address: string | null
  translations: readonly Addressed[]
}): BilingualAddresses {
  const address = (locale: Language) =>
    of.translations.find((one) => one.locale === locale)?.address ?? of.address
  return { ar: address('ar'), en: address('en') }
}

function shippingSum(shipping: Halalas, products: number): InvoiceView['shippingSum'] {
  const fee = shipping > ZERO ? partedEvenly(shipping, products) : null
  return fee === null ? null : { fee, products }
}
