import { randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { payments } from '@zayy/database/schema/payments'
import { MIN_CARD_PAYMENT } from '@zayy/domain/checkout/min-card-payment'
import { asksForCard } from '@zayy/domain/orders/order-status'
import { paymentPage as ar } from '@zayy/i18n/messages/ar/payment-page'
import { paymentPage as en } from '@zayy/i18n/messages/en/payment-page'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { DomainError, notFound } from '../domain-error.ts'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import { lockOrder } from '../orders/lock-order.ts'
import { findShopName } from '../settings/find-shop-name.ts'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { GatewayError } from './payment-gateway.ts'
import { selectOpenPayment } from './queries.ts'

const messages = { ar, en }

/** How long a page can be paid on, in milliseconds. */
const PAGE_MS = 60 * 60_000

/** A page that ends sooner is not handed out again: somebody has to find their card first. */
const SOON_MS = 5 * 60_000

/** When the gateway is first asked about a page of which nothing was heard, in milliseconds. */
const FIRST_CHECK_MS = 60_000

/**
 * The address of the page on which a card order is paid: the open one, or a new one. An order never has two pages that a
 * buyer knows of, so that it is not paid twice.
 * @throws DomainError 404 for an unknown order, 409 where nothing is to be paid by card, 503 while the gateway is away
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

/** Undefined where a new page may be made: there is none, or nobody can pay on it any more. */
async function openPage(
  database: Database,
  tools: PaymentTools,
  orderId: number,
  now: Date,
): Promise<string | undefined> {
  const page = await selectOpenPayment(database, orderId)
  if (!page) return undefined
  // The page of an order that was cancelled is ended a moment later.
  await inTransaction(database, (transaction) => payableOrder(transaction, orderId))
  const isGood = page.expiresAt.getTime() - now.getTime() > SOON_MS
  const settlement = await confirmPayment(database, tools, page.reference).catch((error: unknown) => {
    // The same page again is never paid twice, whatever came of it.
    if (isGood && error instanceof GatewayError) return { kind: 'pending' } as const
    throw error
  })
  if (settlement.kind === 'expired') return undefined
  if (settlement.kind !== 'pending' && settlement.kind !== 'declined') throw nothingToPay()
  if (isGood) return page.url
  await tools.gateway.cancelPage(page.reference)
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
  const kept = await inTransaction(database, async (transaction) => {
    const { grandTotal } = await payableOrder(transaction, orderId)
    const other = await selectOpenPayment(transaction, orderId)
    if (other) return other
    const nextPollAt = new Date(now.getTime() + FIRST_CHECK_MS)
    const row = { orderId, returnId, ...made, amount: grandTotal, expiresAt, nextPollAt }
    await transaction.insert(payments).values(row)
    return row
  })
  // Somebody was faster: nobody knows of this page, and it ends by itself where it cannot be ended now.
  if (kept.reference !== made.reference) await gateway.cancelPage(made.reference).catch(() => {})
  return kept.url
}

/** The order, held; @throws DomainError where it is not to be paid by card. */
async function payableOrder(transaction: Transaction, orderId: number) {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) throw notFound()
  if (!asksForCard(order) || order.grandTotal < MIN_CARD_PAYMENT) throw nothingToPay()
  return order
}

function nothingToPay(): DomainError {
  return new DomainError(409, 'nothingToPay')
}
