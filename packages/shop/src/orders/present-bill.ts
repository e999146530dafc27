import type { Bill, Locale } from '@zayy/contract/types'
import { toPercent, toSar } from '@zayy/domain/money'
import { zatcaQr } from '@zayy/domain/orders/zatca-qr'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import type { BilledOrder } from './bill-queries.ts'
import type { PieceRow, ProductRow } from './write-order.ts'

const INVOICE_DIGITS = 6

/** A bill in one language, from the order's own snapshot; money in SAR. */
export function presentBill(billed: BilledOrder, lang: Locale, token: string): Bill {
  const { order, translations } = billed
  const said = inLang(translations, lang)
  const createdAt = order.createdAt.toISOString()
  return {
    id: order.id,
    code: order.code,
    created_at: createdAt,
    status: order.status,
    status_text: (lang === 'ar' ? ar : en).statuses[order.status],
    invoice_number: String(order.invoiceNumber).padStart(INVOICE_DIGITS, '0'),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    bank_account: bankAccount(billed, lang),
    seller: {
      name: said?.sellerName ?? '',
      address: said?.sellerAddress ?? null,
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
      address: address(billed, lang),
    },
    delivery_days: { from: order.deliveryDaysFrom, to: order.deliveryDaysTo },
    products: billed.products.map((line) =>
      presentLine(
        line,
        billed.pieces.filter((piece) => piece.productId === line.productId),
        lang,
      ),
    ),
    items_total: toSar(order.itemsTotal),
    saving: toSar(order.saving),
    coupon_code: order.couponCode,
    coupon_value: toSar(order.couponValue),
    shipping: toSar(order.shipping),
    tax_included: order.taxIncluded,
    tax_percent: toPercent(order.taxBasisPoints),
    tax: toSar(order.tax),
    grand_total: toSar(order.grandTotal),
    qr: qr(billed, createdAt),
    token,
  }
}

function presentLine(line: ProductRow, pieces: PieceRow[], lang: Locale): Bill['products'][number] {
  const colours = [...new Set(pieces.map((piece) => piece.colourId))]
  return {
    id: line.productId,
    ...named(line.nameAr, line.nameEn, lang),
    price: toSar(line.firstPrice),
    piece: { price: toSar(line.unitPrice) },
    quantity: line.quantity,
    subtotal: toSar(line.subtotal),
    saving: toSar(line.saving),
    colors: colours.flatMap((id) =>
      presentColour(
        pieces.filter((piece) => piece.colourId === id),
        lang,
      ),
    ),
  }
}

/** The pieces of one colour: an entry of the bill, none where there are none. */
function presentColour(pieces: PieceRow[], lang: Locale): Bill['products'][number]['colors'] {
  const [first] = pieces
  if (!first) return []
  const { name, translations } = named(first.colourNameAr, first.colourNameEn, lang)
  const sizes = pieces.map(({ sizeId, sizeName, quantity }) => ({ id: sizeId, name: sizeName, quantity }))
  return [{ id: first.colourId, color_code: first.colourCode, color_name: name, translations, sizes }]
}

function named(ar: string, en: string, lang: Locale) {
  const translations: Bill['products'][number]['translations'] = [
    { locale: 'ar', name: ar },
    { locale: 'en', name: en },
  ]
  return { name: lang === 'ar' ? ar : en, translations }
}

/** From the street to the country, then the National Address where it was given. */
function address({ order, translations }: BilledOrder, lang: Locale): string {
  const place = inLang(translations, lang)
  const parts = [order.address, place?.area, place?.city, place?.country, order.postcode, order.shortAddress]
  return parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
}

function bankAccount({ order, bankIban, shop }: BilledOrder, lang: Locale): Bill['bank_account'] {
  const { bankName, bankHolder } = inLang(shop, lang) ?? {}
  if (order.paymentMethod !== 0 || !bankIban || !bankName || !bankHolder) return null
  return { bank: bankName, holder: bankHolder, iban: bankIban }
}

/**
 * Empty where the seller had no VAT number: what is then given is no tax invoice. The seller's name is said in Arabic,
 * as the invoice itself must be (VAT Implementing Regulations, 53.5).
 */
function qr({ order, translations }: BilledOrder, issuedAt: string): string {
  if (order.sellerVatNumber === null) return ''
  return zatcaQr({
    seller: inLang(translations, 'ar')?.sellerName ?? '',
    vatNumber: order.sellerVatNumber,
    issuedAt,
    total: order.grandTotal,
    tax: order.tax,
  })
}

function inLang<Row extends { locale: Locale }>(rows: readonly Row[], lang: Locale): Row | undefined {
  return rows.find(({ locale }) => locale === lang) ?? rows[0]
}
