import { localeInfo } from '@zayy/i18n/locale'
import { limitedBody } from '@zayy/platform/http/limited-body'
import type { Database } from '@zayy/platform/postgres/database'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { confirmReturn } from '@zayy/shop/payments/confirm-return'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { type Context, Hono } from 'hono'
import { isDatabaseAway } from '../api/database-away.ts'

export type PaymentRoutesOptions = {
  database: Database
  payments: PaymentTools
  /** Reports gateway failures and server errors. */
  report: (error: unknown) => void
  /** Called for each webhook without the gateway's secret. */
  noteForged?: (c: Context) => void
}

/** Maximum webhook body, in bytes. */
const LONGEST_WEBHOOK = 64 * 1024

/** Gateway requests per payment page that returning buyers may cause. */
const RETURNS = { name: 'payment-return', max: 10, seconds: 60 }

const NOT_STORED = { 'cache-control': 'private, no-store' }

/**
 * Serves `POST /payments/webhook`, which responds before any request to the gateway, and `GET /payments/return/{id}`, to which the gateway
 * redirects buyers.
 */
export function createPaymentRoutes({ database, payments, report, noteForged }: PaymentRoutesOptions): Hono {
  const routes = new Hono().basePath('/payments')
  routes.post('/webhook', async (c) => {
    // A client that disconnects gets no answer.
    const body = await limitedBody(c.req.raw, LONGEST_WEBHOOK).catch(() => null)
    if (body === null) return c.body(null, 413, NOT_STORED)
    const isGenuine = await receiveWebhook(database, payments.gateway, new TextDecoder().decode(body))
    if (!isGenuine) noteForged?.(c)
    return c.body(null, isGenuine ? 200 : 401, NOT_STORED)
  })
  const limiter = new RateLimiter(1)
  const mayAsk = (reference: string) =>
    limiter.consumeInMemory(RETURNS, [{ key: reference, share: 1 }]) === undefined
  routes.get('/return/:id', async (c) => {
    const buyer = await confirmReturn(database, { ...payments, mayAsk, onError: report }, c.req.param('id'))
    if (!buyer) return c.redirect('/', 303)
    const bill = `${localeInfo[buyer.locale].prefix}/bill`
    return c.redirect(buyer.isCustomer ? `${bill}/${buyer.orderId}` : bill, 303)
  })
  routes.onError((error, c) => {
    report(error)
    const isAway = isDatabaseAway(error)
    return c.body(null, isAway ? 503 : 500, isAway ? { ...NOT_STORED, 'retry-after': '5' } : NOT_STORED)
  })
  return routes
}
