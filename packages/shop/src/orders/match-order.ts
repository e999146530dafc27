import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { lookAlikeCode, readOrderCode } from '@zayy/domain/orders/order-code'
import { foldDigits } from '@zayy/domain/text/digits'
import { foldText } from '@zayy/domain/text/fold'

export type SearchedOrder = {
  code: string
  invoiceNumber: number | null
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  companyName: string | null
  companyVat: string | null
  purchaseOrder: string | null
}

/**
 * An invoice number, alone or as people and the spreadsheet of orders write it: `#000004`, `'000004`, `invoice
 * no. 4`, «فاتورة رقم ٤».
 */
const INVOICE_NUMBER = /^(?:invoice|inv|no|ال(?=فاتور)|فاتور[ةه]|رقم|['#.:\s-])*(\d{1,9})$/

/** Shorter numbers occur in every phone number. */
const MIN_DIGITS = 3

/** Shorter numbers occur in every VAT number. */
const MIN_VAT_DIGITS = 6

/** Returns the number if a text is an invoice number in any spelling, or null. */
export function readInvoiceNumber(text: string): number | null {
  const digits = INVOICE_NUMBER.exec(plainText(text))?.[1]
  return digits === undefined ? null : Number(digits)
}

function plainText(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .trim()
    .toLowerCase()
}

/**
 * Returns a predicate for a search: the words of one text in any order and spelling, part of the code or phone
 * in any notation, part of the VAT number, or the invoice number with or without leading zeros.
 */
export function orderMatcher(search: string): (order: SearchedOrder) => boolean {
  const normalized = plainText(search)
  const words = foldText(search).split(' ').filter(Boolean)
  const code = readOrderCode(search)
  const letters = normalized.replace(/[^0-9a-z]/g, '')
  const lookAlike = lookAlikeCode(search)
  const isPhone = /^[\s\d+()\u2010-\u2015.-]+$/.test(normalized)
  const phones = isPhone ? phoneParts(normalized) : []
  const vatDigits = isPhone ? digitsOf(normalized) : ''
  const invoice = readInvoiceNumber(search)
  return (order) => {
    if (order.code === code) return true
    if (lookAlike !== null && lookAlikeCode(order.code) === lookAlike) return true
    if (
      letters.length > 1 &&
      letters === normalized.replace(/[-\s#]/g, '') &&
      compactCode(order.code).includes(letters)
    )
      return true
    if (invoice !== null && order.invoiceNumber === invoice) return true
    if (vatDigits.length >= MIN_VAT_DIGITS && order.companyVat?.includes(vatDigits)) return true
    if (phones.some((part) => digitsOf(order.buyerPhone).includes(part))) return true
    const texts = [
      order.buyerName,
      order.buyerEmail,
      order.buyerPhone,
      order.companyName,
      order.purchaseOrder,
    ]
    return texts.some(
      (text) =>
        text !== null &&
        (text.toLowerCase().includes(normalized) || (words.length > 0 && includesAll(foldText(text), words))),
    )
  }
}

/** Word order does not matter: banks and people order the parts of names differently. */
function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function compactCode(code: string): string {
  return code.replace(/[^0-9A-Z]/gi, '').toLowerCase()
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Returns the digits as typed, without the country code, and in canonical form. */
function phoneParts(typed: string): string[] {
  const digits = digitsOf(typed)
  const parts = [digits, digits.replace(/^(?:00)?9660?/, ''), digitsOf(canonicalPhone(typed) ?? '')]
  return parts.filter((part) => part.length >= MIN_DIGITS)
}
