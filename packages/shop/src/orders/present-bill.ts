import type { Bill, Locale } from '@zayy/contract/types'
import { sizeName } from '@zayy/domain/catalog/size-name'
import { taxWithinShipping, wholeTax } from '@zayy/domain/checkout/whole-tax'
import { toPercent, toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { invoiceDigits } from '@zayy/domain/orders/invoice-number'
import { addressLine } from '@zayy/i18n/address-line'
import { locales } from '@zayy/i18n/locale'
import { qrText, zatcaQr } from '../zatca-qr.ts'
import type { BilledOrder } from './bill-queries.ts'
import { presentShipment } from './present-shipment.ts'
import { orderStatusText } from './status-text.ts'
import type { PieceRow, ProductRow } from './write-order.ts'

/** Presents a bill in one language from the order's own snapshot; money in SAR. */
export function presentBill(billed: BilledOrder, locale: Locale, token: string): Bill {
  const { order, receiptSentAt } = billed
  const clearance = clearanceOf(billed, null)
  const invoicedAt = clearance === 'awaited' ? null : order.invoicedAt
  return {
    id: order.id,
    code: order.code,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    status_text: orderStatusText(order, locale),
    invoice_number: order.invoiceNumber === null || !invoicedAt ? null : invoiceDigits(order.invoiceNumber),
    invoiced_at: invoicedAt?.toISOString() ?? null,
    clearance,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    bank_account: bankAccount(billed, locale),
    transfer_due: transferDue(order),
    transfer_receipt: receiptSentAt && { sent_at: receiptSentAt.toISOString() },
    seller: {
      name: order.sellerName[locale],
      address: order.sellerAddress[locale],
      vat_number: order.sellerVatNumber,
      cr_number: order.sellerCrNumber,
      translations: locales.map((locale) => ({
        locale,
        name: order.sellerName[locale],
        address: order.sellerAddress[locale],
      })),
    },
    buyer: {
      name: order.buyerName,
      email: order.buyerEmail,
      phone: order.buyerPhone,
      address: invoiceAddress(order, locale),
      translations: locales.map((locale) => ({ locale, address: invoiceAddress(order, locale) })),
      company: company(order),
      purchase_order: order.purchaseOrder,
    },
    delivery_address: order.invoiceAddress && address(order, locale),
    delivery_translations: order.invoiceAddress
      ? locales.map((locale) => ({ locale, address: address(order, locale) }))
      : [],
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
    shipping_per: order.shippingPer,
    shipping_tax: toSar(taxWithinShipping(order.shipping, order.taxBasisPoints)),
    tax_included: order.taxIncluded,
    tax_percent: toPercent(order.taxBasisPoints),
    tax: toSar(order.tax),
    grand_total: toSar(order.grandTotal),
    shipment: presentShipment(billed.shipment, locale),
    history: presentHistory(billed),
    credit_notes: presentCreditNotes(billed, order.sellerName.ar),
    qr: invoicedAt && (stampedQr(billed, null) ?? qr(order, invoicedAt.toISOString())),
    token,
  }
}

function presentLine(line: ProductRow, pieces: PieceRow[], locale: Locale): Bill['products'][number] {
  const colours = [...new Set(pieces.map((piece) => piece.colourId))]
  return {
    id: line.productId,
    ...presentName(line.name, locale),
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

/** Returns one entry for the pieces of a colour; empty without pieces. */
function presentColour(pieces: PieceRow[], locale: Locale): Bill['products'][number]['colors'] {
  const [first] = pieces
  if (!first) return []
  const { name, translations } = presentName(first.colourName, locale)
  const sizes = pieces.map((piece) => ({
    id: piece.sizeId,
    name: sizeName(piece.sizeName, locale),
    quantity: piece.quantity,
  }))
  return [{ id: first.colourId, color_code: first.colourCode, color_name: name, translations, sizes }]
}

function presentName(names: Record<Locale, string>, locale: Locale) {
  return { name: names[locale], translations: locales.map((locale) => ({ locale, name: names[locale] })) }
}

function invoiceAddress(order: BilledOrder['order'], locale: Locale): string {
  return order.invoiceAddress?.[locale] ?? address(order, locale)
}

/** From street to country, then the National Address and the note for the courier. */
function address(order: BilledOrder['order'], locale: Locale): string {
  const place = { area: order.area[locale], city: order.city[locale], country: order.country[locale] }
  return addressLine({ ...order, ...place, note: order.addressNote }, locale)
}

function company({ companyName, companyVat }: BilledOrder['order']): Bill['buyer']['company'] {
  return companyName === null || companyVat === null ? null : { name: companyName, vat_number: companyVat }
}

function bankAccount({ order, bankIban, shop }: BilledOrder, locale: Locale): Bill['bank_account'] {
  const { bankName, bankHolder } = shop.find((row) => row.locale === locale) ?? shop[0] ?? {}
  if (order.paymentMethod !== 0 || !bankIban || !bankName || !bankHolder) return null
  return { bank: bankName, holder: bankHolder, iban: bankIban }
}

const DAY_MS = 86_400_000

function transferDue({ paymentMethod, createdAt, transferDays }: BilledOrder['order']): string | null {
  return paymentMethod === 0 ? new Date(createdAt.getTime() + transferDays * DAY_MS).toISOString() : null
}

/** Returns an empty text if the seller had no VAT number: the document is then no tax invoice. */
function qr(order: BilledOrder['order'], issuedAt: string): string {
  if (order.sellerVatNumber === null) return ''
  return zatcaQr({
    // Arabic is mandatory (VAT Implementing Regulations, 53.5).
    seller: qrText(order.sellerName.ar),
    vatNumber: order.sellerVatNumber,
    issuedAt,
    total: order.grandTotal,
    tax: wholeTax(order),
  })
}

/** Returns the QR code of the order's document for ZATCA; undefined in phase 1, and until the document is made. */
function stampedQr({ zatcaDocuments }: BilledOrder, creditNote: number | null): string | undefined {
  const document = zatcaDocuments.find((one) => one.creditNote === creditNote && one.state !== 'rejected')
  return document?.clearedQr ?? document?.qr
}

/**
 * Returns whether ZATCA has cleared the invoice, or a credit note, of a company; null if it needs no clearance, as in phase 1.
 * A rejected document awaits its correction. A credit note also awaits the invoice that it names.
 */
function clearanceOf(billed: BilledOrder, creditNote: number | null): Bill['clearance'] {
  if (company(billed.order) === null) return null
  const documents = billed.zatcaDocuments.filter((one) => one.creditNote === creditNote)
  const isOwed = billed.zatcaOwed.some((one) => one.creditNote === creditNote)
  if (documents.length === 0 && !isOwed) return null
  if (!documents.some(({ state }) => state === 'accepted')) return 'awaited'
  return creditNote !== null && clearanceOf(billed, null) === 'awaited' ? 'awaited' : 'cleared'
}

/** Lists the changes of an order, oldest first. */
function presentHistory({ history }: BilledOrder): Bill['history'] {
  return history.map(({ changedAt, status, paymentStatus }) => ({
    at: new Date(changedAt).toISOString(),
    status,
    payment_status: paymentStatus,
  }))
}

/** @param seller the Arabic name, as in the invoice's QR code */
function presentCreditNotes(billed: BilledOrder, seller: string): Bill['credit_notes'] {
  const { creditNotes, order } = billed
  return creditNotes.map(({ number, createdAt, total, tax, reason }) => {
    const issuedAt = new Date(createdAt).toISOString()
    const { sellerVatNumber: vatNumber } = order
    const clearance = clearanceOf(billed, number)
    const written = () =>
      vatNumber === null ? '' : zatcaQr({ seller: qrText(seller), vatNumber, issuedAt, total, tax })
    return {
      number: creditNoteNumber(number),
      created_at: issuedAt,
      total: toSar(total),
      tax: toSar(tax),
      reason,
      qr: clearance === 'awaited' ? '' : (stampedQr(billed, number) ?? written()),
      clearance,
    }
  })
}
