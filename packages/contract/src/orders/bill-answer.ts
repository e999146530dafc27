import * as z from 'zod/mini'
import { bankAccount } from '../answers/bank-account.ts'
import { count, idAndName, money, positiveId, shaped, translated } from '../answers/envelope.ts'
import type { Bill } from '../shapes.ts'

const nullableText = z.nullable(z.string())

const seller = z.object({
  name: z.string(),
  address: nullableText,
  vat_number: nullableText,
  cr_number: nullableText,
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string(), address: nullableText })),
})

const billProduct = z.object({
  id: positiveId,
  name: z.string(),
  translations: translated,
  price: money,
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

export const bill = shaped<Bill>('Bill')(
  z.object({
    id: positiveId,
    code: z.string(),
    created_at: z.iso.datetime(),
    status: z.enum(['pending', 'on hold', 'processing', 'shipped', 'completed', 'cancelled']),
    status_text: z.string(),
    invoice_number: z.string(),
    payment_method: z.union([z.literal(0), z.literal(1)]),
    payment_status: z.enum(['unpaid', 'paid', 'failed', 'refunded']),
    bank_account: bankAccount,
    seller,
    buyer: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
    products: z.array(billProduct),
    items_total: money,
    saving: money,
    coupon_code: nullableText,
    coupon_value: money,
    shipping: money,
    tax_included: z.boolean(),
    tax_percent: z.number().check(z.nonnegative()),
    tax: money,
    grand_total: money,
    qr: z.string(),
    token: z.string(),
  }),
)
