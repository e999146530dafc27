import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startHttpServer } from '@zayy/platform/http/http-server'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { placeOrder } from '@zayy/shop/orders/place-order'
import type { PaymentTools, PaymentTrouble } from '@zayy/shop/payments/confirm-payment'
import { moyasarGateway } from '@zayy/shop/payments/moyasar-gateway'
import type { GatewayEvent, PaymentGateway } from '@zayy/shop/payments/payment-gateway'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { openTestGateway } from '@zayy/test-gateway'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { testJobs } from '../../lifecycle/testing/test-jobs.ts'
import { createPaymentRoutes } from '../payment-routes.ts'

const secretKey = 'sk_test_0123456789abcdef'
const webhookSecret = 'a secret of the webhook'

/** An invoice as the test gateway stores it. */
type Invoice = {
  id: string
  status: string
  amount: number
  description: string
  metadata: Record<string, string>
  payments: { id: string; amount: number; refunded: number }[]
}

/**
 * A shop that takes cards through a test gateway with a real port: its Moyasar adapter calls it over HTTP. `calls`: the
 * requests to the gateway; `troubles` and `reports`: what the shop reported; `clock` advances the time of the gateway.
 */
export async function cardShop() {
  const shop = await smallShop()
  const { database } = shop
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const calls: string[] = []
  const app = new Hono()
  app.use('/v1/*', async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path.replace(/[\da-f-]{36}/, ':id')}`)
    await next()
  })
  const folder = await temporaryFolder()
  const gateway = openTestGateway({ folder, origin: 'https://zayy.example', secretKey, webhookSecret, now })
  const gatewayFile = new DatabaseSync(join(folder, 'gateway.sqlite'))
  afterAll(async () => {
    gateway.close()
    gatewayFile.close()
  })
  app.route('/', gateway.api).route('/', gateway.pages)
  const troubles: PaymentTrouble[] = []
  const reports: unknown[] = []
  const server = await startHttpServer('127.0.0.1', 0)
  server.open(app.fetch)
  afterAll(() => server.close(0))
  const origin = server.address
  const gatewayWith = (options: { secretKey?: string; baseUrl?: string } = {}): PaymentGateway =>
    moyasarGateway({ secretKey, webhookSecret, baseUrl: `${origin}/v1`, ...options })
  const tools: PaymentTools = {
    gateway: gatewayWith(),
    returnUrl: (returnId) => `https://zayy.example/payments/return/${returnId}`,
    onTrouble: (trouble) => void troubles.push(trouble),
  }
  let forged = 0
  app.route(
    '/',
    createPaymentRoutes({
      database,
      payments: tools,
      report: (error) => reports.push(error),
      noteForged: () => {
        forged += 1
      },
    }),
  )
  const placeCardOrder = () =>
    placeOrder(
      database,
      { ...smallOrder(shop), payment_method: 1 },
      { locale: 'en', now: new Date(), cardPayment: true },
    )
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.$client.query<Row>(text, values)).rows
  const paymentStatus = async (orderId: number) =>
    (
      await rows<{ status: string }>('select payment_status as status from orders where id = $1', [orderId])
    )[0]?.status

  const invoices = (): Invoice[] =>
    gatewayFile
      .prepare('select document from invoices')
      .all()
      .map(({ document }) => JSON.parse(String(document)))
  const invoiceOf = (reference: string) => invoices().find(({ id }) => id === reference)
  /** Changes an invoice in the gateway's file, without its API. */
  const changeInvoice = (reference: string, change: (invoice: Invoice) => void) => {
    const invoice = invoiceOf(reference)
    if (!invoice) throw new Error(`The gateway has no invoice ${reference}`)
    change(invoice)
    gatewayFile
      .prepare('update invoices set document = ? where id = ?')
      .run(JSON.stringify(invoice), reference)
  }
  /** Delivers the gateway's webhooks without waiting until they are due. */
  const deliverWebhooks = async (post: (body: string) => Promise<number>) => {
    gatewayFile.exec('update webhooks set due_at = 0')
    return await gateway.deliverWebhooks(post)
  }

  /**
   * Submits the hosted page's form, calls `meanwhile`, and answers the bank's question. Returns the URL to which the buyer is
   * redirected.
   */
  const payOn = async (
    url: string,
    number: string,
    answer: 'approve' | 'refuse' = 'approve',
    meanwhile = async () => {},
  ) => {
    const page = `${origin}${new URL(url).pathname}`
    const send = (path: string, fields: Record<string, string>) =>
      fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    const card = { name: 'Noura Q', number, expiry: '12/40', cvc: '123' }
    const tried = (await send(`${page}/pay?lang=en`, card)).headers.get('location') ?? ''
    if (!tried.includes('/bank/')) return tried
    await meanwhile()
    return (await send(`${origin}${tried}`, { answer })).headers.get('location') ?? ''
  }
  /** Runs the jobs of a server that has the gateway. */
  const runPaymentJobs = () => testJobs(database, { payments: tools, timing: { pollMs: 20 } })
  return {
    forged: () => forged,
    ...shop,
    clock,
    calls,
    origin,
    secretKey,
    webhookSecret,
    gatewayWith,
    tools,
    troubles,
    reports,
    placeCardOrder,
    folder,
    gatewayFile,
    invoices,
    invoiceOf,
    changeInvoice,
    deliverWebhooks,
    rows,
    paymentStatus,
    payOn,
    runPaymentJobs,
  }
}

/** Returns the gateway's id of a page by its URL. */
export function referenceOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** A webhook as Moyasar sends it. */
export function webhook({ id, kind, reference }: GatewayEvent, secret: string, live = false): string {
  return JSON.stringify({ id, type: kind, secret_token: secret, live, data: { invoice_id: reference } })
}
