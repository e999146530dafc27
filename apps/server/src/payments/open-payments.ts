import { randomBytes } from 'node:crypto'
import type { Database } from '@zayy/database/database'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { moyasarGateway } from '@zayy/shop/payments/moyasar-gateway'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { sweepPayments } from '@zayy/shop/payments/sweep-payments'
import { type Context, Hono } from 'hono'
import { isLoopback, type Settings } from '../config/read-settings.mjs'
import type { Log } from '../lifecycle/log.ts'
import { createGatewayApi } from '../test-gateway/gateway-api.ts'
import { createGatewayPages } from '../test-gateway/gateway-pages.ts'
import { tellShop } from '../test-gateway/tell-shop.ts'
import { createPaymentRoutes } from './payment-routes.ts'
import { repeat } from './repeat.ts'

/** How long nothing is done between two looks, in milliseconds. */
const SWEEP_MS = 20_000
const TELL_MS = 1_000

/**
 * @property database for what changes something
 * @property backgroundDatabase for what is done by itself
 * @property origin the shop's public origin
 */
export type OpenPaymentsOptions = {
  settings: Pick<Settings, 'payment'>
  database: Database
  backgroundDatabase: Database
  origin: string
  log: Log
  /** Told of each webhook that is not the gateway's. */
  noteForged: (c: Context) => void
}

/** What cards are taken with, where the gateway comes to the shop, and what ends the work that is done by itself. */
export type OpenPayments = { tools: PaymentTools; routes: Hono; stop: () => Promise<void> }

/** Takes cards by Moyasar, or by the test gateway, which is then served beside the shop. */
export function openPayments(options: OpenPaymentsOptions): OpenPayments {
  const { settings, database, backgroundDatabase, origin, log } = options
  const report = (error: unknown) =>
    log.error({ event: 'payment_failed', err: error }, 'A payment could not be asked about')
  const onError = report
  const gateway = settings.payment.gateway === 'moyasar' ? undefined : testGateway(options)
  const tools: PaymentTools = {
    gateway: moyasarGateway(
      settings.payment.gateway === 'moyasar' ? settings.payment : { ...testKeys, ...gateway },
    ),
    returnUrl: (returnId) => `${origin}/payments/return/${returnId}`,
    onTrouble: (trouble) =>
      log.error({ event: 'payment_trouble', ...trouble }, 'Money came that does not agree with its order'),
  }
  const routes = createPaymentRoutes({ database, payments: tools, report, noteForged: options.noteForged })
  const app = new Hono().route('/', routes)
  if (gateway) app.route('/', gateway.pages)
  const background = { ...tools, onError }
  const works = [
    repeat(() => sweepPayments(backgroundDatabase, background), SWEEP_MS, onError),
    ...(gateway
      ? [repeat(() => tellShop(backgroundDatabase, telling(backgroundDatabase, tools)), TELL_MS, onError)]
      : []),
  ]
  return {
    tools,
    routes: app,
    stop: async () => {
      await Promise.all(works.map((stop) => stop()))
    },
  }
}

/** Known to this process alone: the test gateway's API is asked in the process, and never listens. */
const testKeys = {
  secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  webhookSecret: randomBytes(32).toString('hex'),
}

function testGateway({ settings, database, origin }: OpenPaymentsOptions) {
  const now = () => new Date()
  const pages = createGatewayPages({ database, now })
  const api = createGatewayApi({ database, origin, secretKey: testKeys.secretKey, now })
  return {
    baseUrl: 'http://test-gateway.invalid/v1',
    send: async (request: Request) => await api.fetch(request),
    pages: settings.payment.gateway === 'test' && settings.payment.isChosen ? pages : forThisMachine(pages),
  }
}

/**
 * Serves these pages under a name of this machine only. Behind a proxy that the settings do not mention, visitors must
 * not reach the test cards of a shop whose owner never asked for them.
 */
function forThisMachine(pages: Hono): Hono {
  const app = new Hono()
  app.use('/test-gateway/*', async (c, next) =>
    isLoopback(new URL(c.req.url).hostname) ? await next() : c.notFound(),
  )
  return app.route('/', pages)
}

function telling(database: Database, { gateway }: PaymentTools) {
  const post = async (body: string) => ((await receiveWebhook(database, gateway, body)) ? 200 : 401)
  return { secret: testKeys.webhookSecret, post }
}
