import { localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { confirmReturn } from '@zayy/shop/payments/confirm-return'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isDatabaseAway } from '../api/database-away.ts'

export type PaymentRoutesOptions = {
  database: Database
  payments: PaymentTools
  /** Told of errors: the gateway does not answer, or the server's own. */
  report: (error: unknown) => void
  /** Told of each webhook that is not the gateway's. */
  noteForged?: (c: Context) => void
}

/** The longest webhook that is read, in bytes. */
const LONGEST_WEBHOOK = 64 * 1024

/** How often the gateway is asked about one page because its buyer comes back. */
const RETURNS = { name: 'payment-return', max: 10, seconds: 60 }

const unstored = { 'cache-control': 'private, no-store' }

/**
 * Where the gateway comes to the shop: `POST /payments/webhook`, which is answered before anything is asked, and
 * `GET /payments/return/{id}`, to which it sends the buyer back.
 */
export function createPaymentRoutes({ database, payments, report, noteForged }: PaymentRoutesOptions): Hono {
  const routes = new Hono().basePath('/payments')
  const tooLarge = (c: Context) => c.body(null, 413, unstored)
  routes.post('/webhook', bodyLimit({ maxSize: LONGEST_WEBHOOK, onError: tooLarge }), async (c) => {
    // A body that does not say its length shows only while it is read that it is too long, or that its sender has left.
    const body = await c.req.text().catch(() => null)
    if (body === null) return tooLarge(c)
    const wasTaken = await receiveWebhook(database, payments.gateway, body)
    if (!wasTaken) noteForged?.(c)
    return c.body(null, wasTaken ? 200 : 401, unstored)
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
    return c.body(null, isAway ? 503 : 500, isAway ? { ...unstored, 'retry-after': '5' } : unstored)
  })
  return routes
}
