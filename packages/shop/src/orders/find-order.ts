import { orders } from '@zayy/database/schema/orders'
import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { canonicalVatNumber } from '@zayy/domain/accounts/vat-number'
import type { Halalas } from '@zayy/domain/money'
import { readCreditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { LOOK_ALIKES, lookAlikeCode, readOrderCode } from '@zayy/domain/orders/order-code'
import type { OrderStatus, PaymentStatus } from '@zayy/domain/orders/order-status'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { hasCreditNote } from './credit-note-queries.ts'
import { findOrders } from './find-orders.ts'
import { readInvoiceNumber } from './match-order.ts'

/** Maximum length of a text that identifies an order, in characters. */
const MAX_LENGTH = 200

/** Orders listed if several match. */
export const MAX_MATCHES = 10

export type OrderMatch = {
  id: number
  code: string
  createdAt: Date
  status: OrderStatus
  paymentStatus: PaymentStatus
  buyerName: string
  companyName: string | null
  grandTotal: Halalas
}

/** `several`: the newest `MAX_MATCHES` matches. */
export type FoundOrder =
  | { kind: 'found'; id: number; code: string }
  | { kind: 'unknown' }
  | { kind: 'several'; orders: OrderMatch[] }

const matchColumns = {
  id: orders.id,
  code: orders.code,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  buyerName: orders.buyerName,
  companyName: orders.companyName,
  grandTotal: orders.grandTotal,
}

/**
 * Finds the order that a command names: by its code, invoice number or credit note, or by the whole phone number,
 * e-mail address, VAT number, purchase order or name of its buyer, in any spelling. The first kind with a match
 * decides, so that a code never means another order.
 */
export async function findOrder(database: Database, typed: string): Promise<FoundOrder> {
  const text = typed.slice(0, MAX_LENGTH)
  for (const condition of conditionsOf(text)) {
    const found = await database
      .select(matchColumns)
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(MAX_MATCHES)
    if (found.length > 0) return matched(found)
  }
  const folded = foldText(text)
  if (folded === '') return { kind: 'unknown' }
  const isNamed = (name: string | null) => name !== null && foldText(name) === folded
  const named = await findOrders(database, { search: text }, MAX_MATCHES, (order) =>
    [order.buyerName, order.companyName, order.purchaseOrder].some(isNamed),
  )
  return matched(named)
}

/** Returns the language of an order and its mails. */
export async function findOrderLocale(database: Database, orderId: number): Promise<Locale> {
  const [order] = await database.select({ locale: orders.locale }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  return order.locale
}

function matched(found: readonly OrderMatch[]): FoundOrder {
  const [order] = found
  if (!order) return { kind: 'unknown' }
  return found.length > 1
    ? { kind: 'several', orders: [...found] }
    : { kind: 'found', id: order.id, code: order.code }
}

function* conditionsOf(text: string): Generator<SQL> {
  yield eq(orders.code, readOrderCode(text))
  const note = readCreditNoteNumber(text)
  if (note !== null) yield hasCreditNote(note)
  const invoice = readInvoiceNumber(text)
  if (invoice !== null) yield eq(orders.invoiceNumber, invoice)
  const phone = canonicalPhone(text)
  if (phone !== null) yield eq(orders.buyerPhone, phone)
  const email = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  if (email.includes('@')) yield sql`lower(${orders.buyerEmail}) = ${email}`
  const vat = canonicalVatNumber(text)
  if (vat !== null) yield eq(orders.companyVat, vat)
  const lookAlike = lookAlikeCode(text)
  if (lookAlike !== null)
    yield sql`translate(replace(${orders.code}, '-', ''), ${LOOK_ALIKES.from}, ${LOOK_ALIKES.to}) = ${lookAlike}`
}
