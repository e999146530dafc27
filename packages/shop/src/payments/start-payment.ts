import { randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { payments } from '@zayy/database/schema/payments'
import { MIN_CARD_PAYMENT } from '@zayy/domain/checkout/min-card-payment'
import { acceptsCard } from '@zayy/domain/orders/order-status'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { paymentPage as ar } from '@zayy/i18n/messages/ar/payment-page'
import { paymentPage as en } from '@zayy/i18n/messages/en/payment-page'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { DomainError, notFound } from '../domain-error.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findShopName } from '../settings/find-shop-name.ts'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { GatewayError } from './payment-gateway.ts'
import { selectOpenPayment } from './queries.ts'

const messages = { ar, en }

/** Lifetime of a payment page. */
const PAGE_MS = 60 * 60_000

/** A page that ends sooner is not reused: buyers need time to find their card. */
const MIN_REMAINING_MS = 5 * 60_000

/** When the gateway is polled first about a page without news. */
const FIRST_POLL_MS = 60_000

/**
 * Returns the URL of the payment page of an unpaid order, also of one by bank transfer: the open page, or a new
 * one. Buyers never know two open pages of an order, so that it is not paid twice.
 * @throws DomainError 404 for an unknown order, 409 if no card payment is due, 503 if the gateway is
 *   unavailable
 */
export async function startPayment(
  database: Database,
  tools: PaymentTools,
  { orderId, now }: { orderId: number; now: Date },
): Promise<string> {
  try {
    return (await openPage(database, tools, orderId, now)) ?? (await newPage(database, tools, orderId, now))
  } catch (error) {
    if (error instanceof GatewayError) throw new DomainError(503, 'gatewayAway', {}, { cause: error })
    throw error
  }
}

/** Returns undefined if a new page may be created. */
async function openPage(
  database: Database,
  tools: PaymentTools,
  orderId: number,
  now: Date,
): Promise<string | undefined> {
  const page = await selectOpenPayment(database, orderId)
  if (!page) return undefined
  // Rejects a cancelled order, whose page ends a moment later.
  const { grandTotal } = await inTransaction(database, (transaction) => payableOrder(transaction, orderId))
  const hasTimeLeft = page.expiresAt.getTime() - now.getTime() > MIN_REMAINING_MS
  const settlement = await confirmPayment(database, tools, page.reference).catch((error: unknown) => {
    // Reusing a page never causes a second payment.
    if (hasTimeLeft && page.amount === grandTotal && error instanceof GatewayError)
      return { kind: 'pending' } as const
    throw error
  })
  if (settlement.kind === 'expired') return undefined
  if (settlement.kind !== 'pending' && settlement.kind !== 'declined') throw nothingToPay()
  if (hasTimeLeft && page.amount === grandTotal) return page.url
  // A page with another total was cancelled above; the gateway would refuse a second cancellation.
  if (page.amount === grandTotal) await tools.gateway.cancelPage(page.reference)
  const { kind } = await confirmPayment(database, tools, page.reference)
  if (kind === 'expired') return undefined
  throw kind === 'paid' ? nothingToPay() : new GatewayError('refused', 'A page could not be ended')
}

async function newPage(
  database: Database,
  { gateway, returnUrl }: PaymentTools,
  orderId: number,
  now: Date,
): Promise<string> {
  const order = await inTransaction(database, (transaction) => payableOrder(transaction, orderId))
  const shop = await findShopName(database, order.locale)
  const returnId = randomUUID()
  const expiresAt = new Date(now.getTime() + PAGE_MS)
  const made = await gateway.createPage({
    orderId,
    orderCode: order.code,
    returnId,
    amount: order.grandTotal,
    description: messages[order.locale].description(
      isolatedCode(order.code, order.locale),
      isolatedName(shop, order.locale),
    ),
    locale: order.locale,
    returnUrl: returnUrl(returnId),
    expiresAt,
  })
  const stored = await inTransaction(database, async (transaction) => {
    const { grandTotal } = await payableOrder(transaction, orderId)
    const other = await selectOpenPayment(transaction, orderId)
    // The order was corrected meanwhile. The buyer sees its new total first.
    if (grandTotal !== order.grandTotal || (other && other.amount !== grandTotal)) return null
    if (other) return other
    const nextPollAt = new Date(now.getTime() + FIRST_POLL_MS)
    const row = { orderId, returnId, ...made, amount: order.grandTotal, expiresAt, nextPollAt }
    await transaction.insert(payments).values(row)
    return row
  })
  // The buyer does not know this page; if it cannot be cancelled now, it expires.
  if (stored?.reference !== made.reference) await gateway.cancelPage(made.reference).catch(() => {})
  if (stored === null) throw nothingToPay()
  return stored.url
}

/** Locks the order. @throws DomainError if no card payment is due */
async function payableOrder(transaction: Transaction, orderId: number) {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) throw notFound()
  if (!acceptsCard(order) || order.grandTotal < MIN_CARD_PAYMENT) throw nothingToPay()
  return order
}

function nothingToPay(): DomainError {
  return new DomainError(409, 'nothingToPay')
}
