import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '@zayy/platform/postgres/database'
import { startInterval } from '@zayy/platform/process/start-interval'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { moyasarGateway } from '@zayy/shop/payments/moyasar-gateway'
import type { PaymentGateway } from '@zayy/shop/payments/payment-gateway'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { sweepPayments } from '@zayy/shop/payments/sweep-payments'
import { openTestGateway, type TestGateway, type TestGatewayOptions } from '@zayy/test-gateway'
import { type Context, Hono } from 'hono'
import { isLoopback, type Settings } from '../config/read-settings.mjs'
import type { Log } from '../lifecycle/log.ts'
import { createPaymentRoutes } from './payment-routes.ts'

/** Intervals of the sweep and of the test gateway's webhooks, in milliseconds. */
const SWEEP_MS = 20_000
const DELIVERY_MS = 1_000

/**
 * @property database for requests
 * @property backgroundDatabase for background work
 * @property origin the shop's public origin
 */
export type OpenPaymentsOptions = {
  settings: Pick<Settings, 'payment' | 'dataDir'>
  database: Database
  backgroundDatabase: Database
  origin: string
  log: Log
  /** Returns the shop whose wordmark the test gateway's pages show. */
  findMerchant: NonNullable<TestGatewayOptions['findMerchant']>
  /** Called for each webhook without the gateway's secret. */
  noteForged: (c: Context) => void
}

/** Opens Moyasar, or the test gateway with its pages. */
export function openPayments(options: OpenPaymentsOptions) {
  const { database, backgroundDatabase, origin, log, noteForged } = options
  const report = (error: unknown) =>
    log.error({ event: 'payment_failed', err: error }, 'A payment could not be checked')
  const { gateway, test, pages } = openGateway(options)
  const tools: PaymentTools = {
    gateway,
    returnUrl: (returnId) => `${origin}/payments/return/${returnId}`,
    onTrouble: (trouble) =>
      log.error({ event: 'payment_trouble', ...trouble }, 'A payment does not match its order'),
  }
  const routes = new Hono().route('/', createPaymentRoutes({ database, payments: tools, report, noteForged }))
  if (pages) routes.route('/', pages)
  const background = { ...tools, onError: report }
  const intervals = [
    startInterval(() => sweepPayments(backgroundDatabase, background), { every: SWEEP_MS }, report),
  ]
  if (test) {
    const post = async (body: string) =>
      (await receiveWebhook(backgroundDatabase, gateway, body)) ? 200 : 401
    intervals.push(startInterval(() => test.deliverWebhooks(post), { every: DELIVERY_MS }, report))
  }
  return {
    tools,
    routes,
    stop: async () => {
      await Promise.all(intervals.map((stop) => stop()))
      test?.close()
    },
  }
}

/** Random per process: the test gateway's API is called in process and has no socket. */
const testKeys = {
  secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  webhookSecret: randomBytes(32).toString('hex'),
}

function openGateway({ settings: { payment, dataDir }, origin, findMerchant }: OpenPaymentsOptions): {
  gateway: PaymentGateway
  test?: TestGateway
  pages?: Hono
} {
  if (payment.gateway === 'moyasar') return { gateway: moyasarGateway(payment) }
  const test = openTestGateway({ folder: join(dataDir, 'test-gateway'), origin, findMerchant, ...testKeys })
  // Hono would print the error outside the log.
  test.api.onError((error) => {
    throw error
  })
  const gateway = moyasarGateway({
    ...testKeys,
    baseUrl: 'http://test-gateway.invalid/v1',
    send: async (request) => await test.api.fetch(request),
  })
  return { gateway, test, pages: payment.isChosen ? test.pages : onLoopback(test.pages) }
}

/**
 * Serves the test gateway's pages only to loopback host names. The owner did not choose test cards, and a proxy that the settings do not
 * mention could make them public.
 */
function onLoopback(pages: Hono): Hono {
  const app = new Hono()
  app.use('/test-gateway/*', async (c, next) =>
    isLoopback(new URL(c.req.url).hostname) ? await next() : c.notFound(),
  )
  return app.route('/', pages)
}
