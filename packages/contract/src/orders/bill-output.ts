import * as z from 'zod/mini'
import { bankAccount } from '../output-schemas/bank-account.ts'
import {
  businessDays,
  count,
  idAndName,
  locale,
  money,
  named,
  percent,
  positiveId,
  translated,
} from '../output-schemas/envelope.ts'
import { orderStatus, paymentStatus } from './order-status.ts'

const nullableText = z.nullable(z.string())

/**
 * ZATCA's clearance of a document to a company, in phase 2. Null: it needs none. `awaited`: the document is withheld from the
 * buyer. `cleared`: its XML can be downloaded.
 */
const clearance = z.nullable(z.enum(['awaited', 'cleared']))

const seller = z.object({
  name: z.string(),
  address: nullableText,
  vat_number: nullableText,
  cr_number: nullableText,
  translations: z.array(z.object({ locale, name: z.string(), address: nullableText })),
})

const billProduct = z.object({
  id: positiveId,
  name: z.string(),
  translations: translated,
  /** Price of the first tier. */
  price: money,
  /** Price of the tier that the quantity reaches. */
  piece: z.object({ price: money }),
  quantity: count,
  subtotal: money,
  saving: money,
  colors: z.array(
    z.object({
      id: positiveId,
      color_code: z.string(),
      color_name: z.string(),
      translations: translated,
      sizes: z.array(z.extend(idAndName, { quantity: count })),
    }),
  ),
})

/** `link` opens the carrier's page about the parcel; null if the carrier has none. */
export const shipment = z.nullable(
  z.object({
    carrier: z.string(),
    number: z.string(),
    link: nullableText,
    shipped_at: z.iso.datetime(),
  }),
)

export const bill = named(
  'Bill',
  z.object({
    id: positiveId,
    code: z.string(),
    created_at: z.iso.datetime(),
    status: orderStatus,
    status_text: z.string(),
    /**
     * Consecutive without gaps, assigned when the payment is settled. Null before, and while clearance is awaited: the document
     * is a pro forma invoice.
     */
    invoice_number: nullableText,
    /** Date and time of the tax invoice. */
    invoiced_at: z.nullable(z.iso.datetime()),
    /** Clearance of the tax invoice. */
    clearance,
    /** 0 bank transfer, 1 card. */
    payment_method: z.union([z.literal(0), z.literal(1)]),
    /** `unpaid` also after a card page expires. */
    payment_status: paymentStatus,
    /** For a bank transfer. */
    bank_account: bankAccount,
    /** Until then the pieces are reserved for a bank transfer; null for a card. */
    transfer_due: z.nullable(z.iso.datetime()),
    /** The last receipt of the transfer that the buyer uploaded. */
    transfer_receipt: z.nullable(z.object({ sent_at: z.iso.datetime() })),
    /** In both languages, for the invoice. */
    seller,
    buyer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      /** In both languages, for the invoice. */
      translations: z.array(z.object({ locale, address: z.string() })),
      /** The buyer's company, which makes the document a tax invoice. */
      company: z.nullable(z.object({ name: z.string(), vat_number: z.string() })),
      /** The buyer's own purchase order number. */
      purchase_order: nullableText,
    }),
    /** Address to which the pieces go, if it was corrected after a company's tax invoice; otherwise null. */
    delivery_address: nullableText,
    /** The delivery address in both languages, for the invoice; empty without one. */
    delivery_translations: z.array(z.object({ locale, address: z.string() })),
    /** Business days from payment to delivery, as promised for the country. */
    delivery_days: businessDays,
    /** Days after delivery in which pieces can be returned, as promised with the order; null: no promise. */
    return_days: z.nullable(count),
    products: z.array(billProduct),
    items_total: money,
    saving: money,
    coupon_code: nullableText,
    coupon_value: money,
    shipping: money,
    /** The city's delivery fee was charged once per order, or per product. */
    shipping_per: z.enum(['product', 'order']),
    /** Tax included in the delivery fee. No total adds it. */
    shipping_tax: money,
    tax_included: z.boolean(),
    tax_percent: percent,
    tax: money,
    grand_total: money,
    /** The parcel, if the shop gave its number. */
    shipment,
    /** Status changes since the order was placed. */
    history: z.array(z.object({ at: z.iso.datetime(), status: orderStatus, payment_status: paymentStatus })),
    /** Refunds. The invoice itself does not change. */
    credit_notes: z.array(
      z.object({
        number: z.string(),
        created_at: z.iso.datetime(),
        total: money,
        /** Tax included in the total. */
        tax: money,
        reason: z.string(),
        /** ZATCA credit note, TLV in base64; empty if the seller has no VAT number, and while clearance is awaited. */
        qr: z.string(),
        clearance,
      }),
    ),
    /** ZATCA invoice, TLV in base64; empty if the seller has no VAT number, null before the invoice is issued. */
    qr: nullableText,
    /** Opens this bill without a login. */
    token: z.string(),
  }),
)
