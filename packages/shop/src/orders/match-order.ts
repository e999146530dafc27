/** "The owner finds an order by what they have in hand": a code, a name, a phone, an invoice, however they write it. */

import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { foldDigits } from '@zayy/domain/text/digits'
import { foldText } from '@zayy/domain/text/fold'

/** What of an order is searched. */
export type SearchedOrder = {
  code: string
  invoiceNumber: number
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  companyName: string | null
  purchaseOrder: string | null
}

/** An invoice number, alone or as people and the spreadsheet of orders write it: `#000004`, `'000004`, `invoice no. 4`, «فاتورة رقم ٤». */
const INVOICE = /^(?:invoice|inv|no|ال(?=فاتور)|فاتور[ةه]|رقم|['#.:\s-])*(\d{1,9})$/

/** Fewer digits are in every phone number. */
const LEAST_DIGITS = 3

/**
 * Returns a test of whether an order is meant by a search: the words of one of its texts in any order and spelling, a part of its
 * code or phone however it is written, or its invoice number with or without leading zeros.
 */
export function orderMatcher(search: string): (order: SearchedOrder) => boolean {
  const plain = foldDigits(search.normalize('NFKC')).trim().toLowerCase()
  const words = foldText(search).split(' ').filter(Boolean)
  const code = readOrderCode(search)
  const letters = plain.replace(/[^0-9a-z]/g, '')
  const isPhone = /^[\s\d+()\u2010-\u2015\u2066-\u2069.-]+$/.test(plain)
  const phones = isPhone ? phoneParts(plain) : []
  const invoice = INVOICE.exec(plain)?.[1]
  return (order) => {
    if (order.code === code) return true
    if (letters.length > 1 && letters === plain.replace(/[-\s#]/g, '') && bare(order.code).includes(letters))
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
        (text.toLowerCase().includes(plain) || (words.length > 0 && holdsAll(foldText(text), words))),
    )
  }
}

/** Banks and people write the parts of a name in another order. */
function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function bare(code: string): string {
  return code.replace(/[^0-9A-Z]/gi, '').toLowerCase()
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The digits of a phone as it was typed, without the code of the kingdom, and as the shop keeps it. */
function phoneParts(typed: string): string[] {
  const digits = digitsOf(typed)
  const parts = [digits, digits.replace(/^(?:00)?9660?/, ''), digitsOf(canonicalPhone(typed) ?? '')]
  return parts.filter((part) => part.length >= LEAST_DIGITS)
}
