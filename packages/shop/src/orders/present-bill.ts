import type { Bill, Locale } from '@zayy/contract/types'
import { taxWithinShipping, wholeTax } from '@zayy/domain/checkout/whole-tax'
import { toPercent, toSar } from '@zayy/domain/money'
import { invoiceDigits } from '@zayy/domain/orders/invoice-number'
import { qrText } from '@zayy/domain/orders/qr-text'
import { zatcaQr } from '@zayy/domain/orders/zatca-qr'
import { addressLine } from '@zayy/i18n/address-line'
import type { BilledOrder } from './bill-queries.ts'
import { presentCreditNotes, presentHistory } from './present-order-changes.ts'
import { orderStatusText } from './status-text.ts'
import type { PieceRow, ProductRow } from './write-order.ts'

/** A bill in one language, from the order's own snapshot; money in SAR. */
export function presentBill(billed: BilledOrder, locale: Locale, token: string): Bill {
  const { order, translations, receiptSentAt } = billed
  const translation = inLocale(translations, locale)
  const createdAt = order.createdAt.toISOString()
  return {
    id: order.id,
    code: order.code,
    created_at: createdAt,
    status: order.status,
    status_text: orderStatusText(order, locale),
    invoice_number: invoiceDigits(order.invoiceNumber),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    bank_account: bankAccount(billed, locale),
    transfer_receipt: receiptSentAt && { sent_at: receiptSentAt.toISOString() },
    seller: {
      name: translation?.sellerName ?? '',
      address: translation?.sellerAddress ?? null,
      vat_number: order.sellerVatNumber,
      cr_number: order.sellerCrNumber,
      translations: translations.map(({ locale, sellerName, sellerAddress }) => ({
        locale,
        name: sellerName,
        address: sellerAddress,
      })),
    },
    buyer: {
      name: order.buyerName,
      email: order.buyerEmail,
      phone: order.buyerPhone,
      address: address(billed, locale),
      company: company(order),
      purchase_order: order.purchaseOrder,
    },
    delivery_days: { from: order.deliveryDaysFrom, to: order.deliveryDaysTo },
    return_days: order.returnDays,
    products: billed.products.map((line) =>
      presentLine(
        line,
        billed.pieces.filter((piece) => piece.productId === line.productId),
        locale,
      ),
    ),
    items_total: toSar(order.itemsTotal),
    saving: toSar(order.saving),
    coupon_code: order.couponCode,
    coupon_value: toSar(order.couponValue),
    shipping: toSar(order.shipping),
    shipping_tax: toSar(taxWithinShipping(order.shipping, order.taxBasisPoints)),
    tax_included: order.taxIncluded,
    tax_percent: toPercent(order.taxBasisPoints),
    tax: toSar(order.tax),
    grand_total: toSar(order.grandTotal),
    history: presentHistory(billed),
    credit_notes: presentCreditNotes(billed, arabicSeller(billed)),
    qr: qr(billed, createdAt),
    token,
  }
}

function presentLine(line: ProductRow, pieces: PieceRow[], locale: Locale): Bill['products'][number] {
  const colours = [...new Set(pieces.map((piece) => piece.colourId))]
  return {
    id: line.productId,
    ...named(line.nameAr, line.nameEn, locale),
    price: toSar(line.firstPrice),
    piece: { price: toSar(line.unitPrice) },
    quantity: line.quantity,
    subtotal: toSar(line.subtotal),
    saving: toSar(line.saving),
    colors: colours.flatMap((id) =>
      presentColour(
        pieces.filter((piece) => piece.colourId === id),
        locale,
      ),
    ),
  }
}

/** The pieces of one colour: an entry of the bill, none where there are none. */
function presentColour(pieces: PieceRow[], locale: Locale): Bill['products'][number]['colors'] {
  const [first] = pieces
  if (!first) return []
  const { name, translations } = named(first.colourNameAr, first.colourNameEn, locale)
  const sizes = pieces.map(({ sizeId, sizeName, quantity }) => ({ id: sizeId, name: sizeName, quantity }))
  return [{ id: first.colourId, color_code: first.colourCode, color_name: name, translations, sizes }]
}

function named(ar: string, en: string, locale: Locale) {
  const translations: Bill['products'][number]['translations'] = [
    { locale: 'ar', name: ar },
    { locale: 'en', name: en },
  ]
  return { name: locale === 'ar' ? ar : en, translations }
}

/** From the street to the country, then the National Address where it was given, and what the courier is told. */
function address({ order, translations }: BilledOrder, locale: Locale): string {
  const place = inLocale(translations, locale)
  const { area, city, country } = place ?? { area: '', city: '', country: '' }
  return addressLine({ ...order, area, city, country, note: order.addressNote }, locale)
}

function company({ companyName, companyVat }: BilledOrder['order']): Bill['buyer']['company'] {
  return companyName === null || companyVat === null ? null : { name: companyName, vat_number: companyVat }
}

function bankAccount({ order, bankIban, shop }: BilledOrder, locale: Locale): Bill['bank_account'] {
  const { bankName, bankHolder } = inLocale(shop, locale) ?? {}
  if (order.paymentMethod !== 0 || !bankIban || !bankName || !bankHolder) return null
  return { bank: bankName, holder: bankHolder, iban: bankIban }
}

/** The seller's name as a code says it: in Arabic, as the invoice itself must be (VAT Implementing Regulations, 53.5). */
function arabicSeller({ translations }: BilledOrder): string {
  return inLocale(translations, 'ar')?.sellerName ?? ''
}

/** Empty where the seller had no VAT number: what is then given is no tax invoice. */
function qr(billed: BilledOrder, issuedAt: string): string {
  const { order } = billed
  if (order.sellerVatNumber === null) return ''
  return zatcaQr({
    // A name that was stored before names were bounded must not refuse orders.
    seller: qrText(arabicSeller(billed)),
    vatNumber: order.sellerVatNumber,
    issuedAt,
    total: order.grandTotal,
    tax: wholeTax(order),
  })
}

function inLocale<Row extends { locale: Locale }>(rows: readonly Row[], locale: Locale): Row | undefined {
  return rows.find((row) => row.locale === locale) ?? rows[0]
}
