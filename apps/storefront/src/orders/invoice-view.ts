/** "An invoice, ready to be drawn": every figure and name of a bill, as the paper shows it (docs/saudi-rules.md, "Invoice"). */

import type { Bill, Translated } from '@zayy/contract/types'
import { fromPercent, fromSar, type Halalas, partedEvenly, subtract, toSar, zero } from '@zayy/domain/money'
import { type InvoiceSums, invoiceSums, taxedLines } from '@zayy/domain/orders/invoice-lines'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'

type BilingualNames = { ar: string; en: string }

export type InvoiceLine = {
  id: number
  names: BilingualNames
  colours: { id: number; names: BilingualNames; sizes: { name: string; quantity: number }[] }[]
  quantity: number
  listPrice: Halalas
  unitPrice: Halalas
  /** Without tax, unless the prices contain it. */
  amount: Halalas
  /** The amount "inclusive of VAT" that the law asks for. */
  gross: Halalas
}

export type InvoiceView = {
  sums: InvoiceSums
  lines: InvoiceLine[]
  seller: { names: BilingualNames; addresses: { ar: string | null; en: string | null } }
  /** What the tax was worked out from; where prices contain it, without it. */
  taxable: Halalas
  /** "20.00 × 3", or null where the fee was not the same for each product. */
  shippingSum: string | null
  /** '2026-11-21 19:20', Riyadh's time. */
  issued: string
  unpaidByBank: boolean
  /** Without a VAT number the seller charges no VAT: the paper is an invoice, but no tax invoice, and has no QR code. */
  taxInvoice: boolean
  /** What the paper is called: a company's names it with its VAT number, and is no simplified one. */
  kind: 'tax' | 'simplified' | 'withoutVat'
}

/** @throws RangeError where what was charged does not add up. */
export function invoiceView(bill: Bill): InvoiceView {
  const sums = invoiceSums(bill)
  const taxed = taxedLines(
    bill.products.map(({ subtotal }) => fromSar(subtotal)),
    fromPercent(bill.tax_percent),
    sums.taxIncluded,
  )
  const afterCoupon = subtract(sums.items, sums.coupon)
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
      addresses: {
        ar: bill.seller.translations.find(({ locale }) => locale === 'ar')?.address ?? bill.seller.address,
        en: bill.seller.translations.find(({ locale }) => locale === 'en')?.address ?? bill.seller.address,
      },
    },
    taxable: sums.taxIncluded ? subtract(afterCoupon, sums.tax) : afterCoupon,
    shippingSum: shippingSum(sums.shipping, bill.products.length),
    issued: riyadhMinute(bill.created_at),
    taxInvoice: bill.seller.vat_number !== null,
    kind: kindOf(bill),
    unpaidByBank: bill.payment_method === 0 && bill.payment_status === 'unpaid',
  }
}

function kindOf({ seller, buyer }: Bill): InvoiceView['kind'] {
  if (seller.vat_number === null) return 'withoutVat'
  return buyer.company === null ? 'simplified' : 'tax'
}

function bilingualNames(
  translations: Translated | Bill['seller']['translations'],
  fallback: string,
): BilingualNames {
  const name = (locale: Locale) => translations.find((one) => one.locale === locale)?.name ?? fallback
  return { ar: name('ar'), en: name('en') }
}

function shippingSum(shipping: Halalas, products: number): string | null {
  const fee = shipping > zero ? partedEvenly(shipping, products) : null
  return fee === null ? null : `${formatAmount(toSar(fee))} × ${products}`
}

const RIYADH_OFFSET_MS = 3 * 3_600_000

function riyadhMinute(moment: string): string {
  return new Date(Date.parse(moment) + RIYADH_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}
