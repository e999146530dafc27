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
  const createdAt = new Date(order.created_at).toISOString()
  return {
    id: order.id,
    code: order.code,
    created_at: createdAt,
    status: order.status,
    status_text: (lang === 'ar' ? ar : en).statuses[order.status],
    invoice_number: String(order.invoice_number).padStart(INVOICE_DIGITS, '0'),
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    bank_account: bankAccount(billed, lang),
    seller: {
      name: said?.seller_name ?? '',
      address: said?.seller_address ?? null,
      vat_number: order.seller_vat_number,
      cr_number: order.seller_cr_number,
      translations: translations.map(({ locale, seller_name, seller_address }) => ({
        locale,
        name: seller_name,
        address: seller_address,
      })),
    },
    buyer: {
      name: order.buyer_name,
      email: order.buyer_email,
      phone: order.buyer_phone,
      address: address(billed, lang),
    },
    products: billed.products.map((line) =>
      presentLine(
        line,
        billed.pieces.filter((piece) => piece.product_id === line.product_id),
        lang,
      ),
    ),
    items_total: toSar(order.items_total),
    saving: toSar(order.saving),
    coupon_code: order.coupon_code,
    coupon_value: toSar(order.coupon_value),
    shipping: toSar(order.shipping),
    tax_percent: toPercent(order.tax_basis_points),
    tax: toSar(order.tax),
    grand_total: toSar(order.grand_total),
    qr: qr(billed, createdAt),
    token,
  }
}

function presentLine(line: ProductRow, pieces: PieceRow[], lang: Locale): Bill['products'][number] {
  const colours = [...new Set(pieces.map((piece) => piece.colour_id))]
  return {
    id: line.product_id,
    ...named(line.name_ar, line.name_en, lang),
    price: toSar(line.first_price),
    piece: { price: toSar(line.unit_price) },
    quantity: line.quantity,
    subtotal: toSar(line.subtotal),
    saving: toSar(line.saving),
    colors: colours.flatMap((id) =>
      presentColour(
        pieces.filter((piece) => piece.colour_id === id),
        lang,
      ),
    ),
  }
}

/** The pieces of one colour: an entry of the bill, none where there are none. */
function presentColour(pieces: PieceRow[], lang: Locale): Bill['products'][number]['colors'] {
  const [first] = pieces
  if (!first) return []
  const { name, translations } = named(first.colour_name_ar, first.colour_name_en, lang)
  const sizes = pieces.map(({ size_id, size_name, quantity }) => ({ id: size_id, name: size_name, quantity }))
  return [{ id: first.colour_id, color_code: first.colour_code, color_name: name, translations, sizes }]
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
  const parts = [order.address, place?.area, place?.city, place?.country, order.postcode, order.short_address]
  return parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
}

function bankAccount({ order, bank }: BilledOrder, lang: Locale): Bill['bank_account'] {
  const words = inLang(bank.words, lang)
  if (order.payment_method !== 0 || !bank.iban || !words?.bank || !words.holder) return null
  return { bank: words.bank, holder: words.holder, iban: bank.iban }
}

/** The seller's name is said in Arabic, as the invoice itself must be (VAT Implementing Regulations, 53.5). */
function qr({ order, translations }: BilledOrder, issuedAt: string): string {
  return zatcaQr({
    seller: inLang(translations, 'ar')?.seller_name ?? '',
    vatNumber: order.seller_vat_number ?? '',
    issuedAt,
    total: order.grand_total,
    tax: order.tax,
  })
}

function inLang<Row extends { locale: Locale }>(rows: readonly Row[], lang: Locale): Row | undefined {
  return rows.find(({ locale }) => locale === lang) ?? rows[0]
}
