import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { foldDigits } from '@zayy/domain/text/digits'
import { foldText } from '@zayy/domain/text/fold'

export type SearchedOrder = {
  code: string
  invoiceNumber: number
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  companyName: string | null
  purchaseOrder: string | null
}

/**
 * An invoice number, alone or as people and the spreadsheet of orders write it: `#000004`, `'000004`, `invoice
 * no. 4`, «فاتورة رقم ٤».
 */
const INVOICE_NUMBER = /^(?:invoice|inv|no|ال(?=فاتور)|فاتور[ةه]|رقم|['#.:\s-])*(\d{1,9})$/

/** Shorter numbers occur in every phone number. */
const MIN_DIGITS = 3

/**
 * Returns a predicate for a search: the words of one text in any order and spelling, part of the code or phone
 * in any notation, or the invoice number with or without leading zeros.
 */
export function orderMatcher(search: string): (order: SearchedOrder) => boolean {
  const normalized = foldDigits(search.normalize('NFKC')).trim().toLowerCase()
  const words = foldText(search).split(' ').filter(Boolean)
  const code = readOrderCode(search)
  const letters = normalized.replace(/[^0-9a-z]/g, '')
  const isPhone = /^[\s\d+()\u2010-\u2015\u2066-\u2069.-]+$/.test(normalized)
  const phones = isPhone ? phoneParts(normalized) : []
  const invoice = INVOICE_NUMBER.exec(normalized)?.[1]
  return (order) => {
    if (order.code === code) return true
    if (
      letters.length > 1 &&
      letters === normalized.replace(/[-\s#]/g, '') &&
      compactCode(order.code).includes(letters)
    )
      return true
    if (invoice !== undefined && order.invoiceNumber === Number(invoice)) return true
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
