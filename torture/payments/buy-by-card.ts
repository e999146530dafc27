import { randomUUID } from 'node:crypto'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { confirmPayment, type PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { moyasarGateway } from '@zayy/shop/payments/moyasar-gateway'
import { GatewayError } from '@zayy/shop/payments/payment-gateway'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { type SmallShop, smallOrder } from '@zayy/shop/testing/small-shop'
import { seededRandom } from '../harness/seeded-random.ts'
import { type Fate, type Fault, openBadGateway } from './bad-gateway.ts'

export type PaymentFigures = {
  payments: number
  /** Orders whose card was charged the right amount. */
  due: number
  /** Of these, orders that end up paid. */
  paid: number
  /** Paid orders with a wrong payment or none. */
  wronglyPaid: number
  /** Orders that were marked paid more than once. */
  paidTwice: number
  /** Orders with several payable gateway pages at a time. */
  severalPages: number
  /** Orders with a payment of the wrong amount or currency, or for another order. */
  disagreeing: number
  /** Number of reports of such payments to the owner. */
  troubles: number
  /** Webhooks sent, with repetitions, in random order; some are lost. */
  webhooks: number
  forgedWebhooksTaken: number
  faults: Record<Fault, number>
}

type Confirm = (database: PooledDatabase, tools: PaymentTools, reference: string) => Promise<{ kind: string }>

const webhookSecret = 'the secret of the webhooks'
/** Concurrent payments. */
const CROWD = 20
/** Number of checks of open payments at the end. */
const ROUNDS = 10

/**
 * Lets `count` buyers pay by card through an unreliable gateway.
 * @param confirm the use case under test
 */
export async function buyByCard(
  shop: SmallShop,
  count: number,
  confirm: Confirm = confirmPayment,
): Promise<PaymentFigures> {
  const { database } = shop
  const random = seededRandom(20_261_123)
  // The other draws depend on the order of the answers. These fates are the same in every run.
  const nextFate = seededRandom(20_261_124)
  const bad = await openBadGateway(random)
  let troubles = 0
  const tools: PaymentTools & { onError: (error: unknown) => void } = {
    gateway: moyasarGateway({ secretKey: 'sk_test_torture', webhookSecret, baseUrl: bad.url }),
    returnUrl: (returnId) => `https://zayy.example/payments/return/${returnId}`,
    onTrouble: () => {
      troubles += 1
    },
    onError: (error) => {
      if (!(error instanceof GatewayError)) throw error
    },
  }
  const fates = new Map<number, Fate>()
  const marked = new Map<string, number>()
  let webhooks = 0
  let forgedWebhooksTaken = 0
  const ask = async (reference: string) => {
    const settled = await confirm(database, tools, reference).catch(tools.onError)
    if (settled?.kind === 'paid') marked.set(reference, (marked.get(reference) ?? 0) + 1)
  }

  const buy = async () => {
    const input = { ...smallOrder(shop), payment_method: 1 as const }
    const orderId = await placeOrder(database, input, { locale: 'ar', now: new Date(), cardPayment: true })
    const fate = drawFate(nextFate())
    fates.set(orderId, fate)
    const urls = await Promise.all([pageOf(orderId), pageOf(orderId)])
    const reference = new URL(urls[0]).pathname.slice(1)
    const kinds = bad.meet(reference, fate)
    const forged = webhookOf('payment_paid', reference, 'not the secret')
    if (await receiveWebhook(database, tools.gateway, forged)) forgedWebhooksTaken += 1
    // Some webhooks are lost, the others come one to four times in random order, while the buyer returns to the shop.
    const events = kinds
      .map((kind) => webhookOf(kind, reference, webhookSecret))
      .flatMap((body) => (random() < 0.2 ? [] : Array<string>(1 + Math.floor(random() * 4)).fill(body)))
      .sort(() => random() - 0.5)
    webhooks += events.length
    await Promise.all([
      ask(reference),
      ...events.map(async (body) => {
        await receiveWebhook(database, tools.gateway, body)
        await ask(reference)
      }),
    ])
  }

  /** Repeats the start of the payment while the shop answers that the gateway is unavailable (503). */
  const pageOf = async (orderId: number): Promise<string> => {
    for (;;) {
      const url = await startPayment(database, tools, { orderId, now: new Date() }).catch(
        (error: unknown) => {
          if (error instanceof Error && 'status' in error && error.status === 503) return undefined
          throw error
        },
      )
      if (url !== undefined) return url
    }
  }

  try {
    let left = count
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        while (left-- > 0) await buy()
      }),
    )
    for (let round = 0; round < ROUNDS; round += 1) {
      const { rows } = await database.$client.query<{ reference: string }>(
        `select reference from payments where state = 'open'`,
      )
      await Promise.all(rows.map(({ reference }) => ask(reference)))
    }
    return {
      payments: count,
      ...(await outcome(database, fates)),
      paidTwice: [...marked.values()].filter((times) => times > 1).length,
      troubles,
      webhooks,
      forgedWebhooksTaken,
      faults: bad.faultCounts,
    }
  } finally {
    bad.close()
  }
}

/** Outcomes with a payment that does not match the order. */
const disagreeing = new Set<Fate>(['short', 'otherCurrency', 'otherOrder'])

function drawFate(drawn: number): Fate {
  if (drawn < 0.7) return 'paid'
  if (drawn < 0.78) return 'declined'
  if (drawn < 0.86) return 'abandoned'
  if (drawn < 0.92) return 'short'
  return drawn < 0.96 ? 'otherCurrency' : 'otherOrder'
}

function webhookOf(kind: string, reference: string, secret: string): string {
  const data = { invoice_id: reference, status: 'paid' }
  return JSON.stringify({ id: randomUUID(), type: kind, secret_token: secret, live: false, data })
}

async function outcome(database: PooledDatabase, fates: ReadonlyMap<number, Fate>) {
  const { rows } = await database.$client.query<{ id: number; status: string; pages: number }>(
    `select id, payment_status as status,
       (select count(*) from payments where order_id = orders.id and state <> 'expired')::int as pages
     from orders where id = any($1::int[])`,
    [[...fates.keys()]],
  )
  const isDue = ({ id }: { id: number }) => fates.get(id) === 'paid'
  const paid = rows.filter(({ status }) => status === 'paid')
  return {
    due: rows.filter(isDue).length,
    paid: paid.filter(isDue).length,
    wronglyPaid: paid.filter((order) => !isDue(order)).length,
    disagreeing: rows.filter(({ id }) => disagreeing.has(fates.get(id) ?? 'paid')).length,
    severalPages: rows.filter(({ pages }) => pages > 1).length,
  }
}
