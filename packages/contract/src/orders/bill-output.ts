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
  /** Of the first tier. */
  price: money,
  /** Of the tier that the quantity reached. */
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

export const bill = named(
  'Bill',
  z.object({
    id: positiveId,
    code: z.string(),
    created_at: z.iso.datetime(),
    status: orderStatus,
    status_text: z.string(),
    /** Sequential without gaps, given when the order is placed. */
    invoice_number: z.string(),
    /** 0 bank transfer, 1 card. */
    payment_method: z.union([z.literal(0), z.literal(1)]),
    /** A card page that expired leaves `unpaid`. */
    payment_status: paymentStatus,
    /** For a bank transfer. */
    bank_account: bankAccount,
    /** The receipt of the transfer that the buyer has sent last. */
    transfer_receipt: z.nullable(z.object({ sent_at: z.iso.datetime() })),
    /** In both languages, as the invoice shows it. */
    seller,
    buyer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      /** Of a company that buys: the document is a tax invoice. */
      company: z.nullable(z.object({ name: z.string(), vat_number: z.string() })),
      /** The buyer's own number for the purchase. */
      purchase_order: nullableText,
    }),
    /** Business days from payment to delivery, as promised for the country it goes to. */
    delivery_days: businessDays,
    /** Days after delivery in which unused pieces can be returned, as promised when it was placed; null: no promise. */
    return_days: z.nullable(count),
    products: z.array(billProduct),
    items_total: money,
    saving: money,
    coupon_code: nullableText,
    coupon_value: money,
    shipping: money,
    /** The part of the delivery fee that is tax: the fee contains it, no sum adds it. */
    shipping_tax: money,
    tax_included: z.boolean(),
    tax_percent: percent,
    tax: money,
    grand_total: money,
    /** What became of it since it was placed, and when. */
    history: z.array(z.object({ at: z.iso.datetime(), status: orderStatus, payment_status: paymentStatus })),
    /** What was given back of it: the invoice itself stays as it is. */
    credit_notes: z.array(
      z.object({
        number: z.string(),
        created_at: z.iso.datetime(),
        total: money,
        /** The part of the total that is tax. */
        tax: money,
        reason: z.string(),
        /** ZATCA credit note, TLV in base64; empty where the seller has no VAT number. */
        qr: z.string(),
      }),
    ),
    /** ZATCA invoice, TLV in base64; empty where the seller has no VAT number. */
    qr: z.string(),
    /** Opens this one bill without a login. */
    token: z.string(),
  }),
)
