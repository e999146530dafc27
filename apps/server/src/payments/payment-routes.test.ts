import { confirmPayment } from '@zayy/shop/payments/confirm-payment'
import { findRefund, requestRefund } from '@zayy/shop/payments/request-refund'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { beforeEach, expect, test, vi } from 'vitest'
import { testJobs } from '../lifecycle/testing/test-jobs.ts'
import { cardShop, referenceOf, webhook } from './testing/card-shop.ts'

/** The HTTP routes for the gateway and its buyers: what they accept and reject, and that they trust no payload. */

const shop = await cardShop()
const { database, tools, calls, rows, paymentStatus, payOn, webhookSecret } = shop
const good = '4201320111111010'

const post = (body: string | ReadableStream) => {
  const request: RequestInit = { method: 'POST', body, duplex: 'half' }
  return fetch(`${shop.origin}/payments/webhook`, request)
}
/** Without its length. */
const inPieces = (body: string) => new Blob([body]).stream()
const back = async (path: string) => {
  const answer = await fetch(`${shop.origin}/payments/return/${path}`, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}
const events = async () => (await rows('select from payment_webhooks')).length

beforeEach(() => {
  calls.length = 0
  shop.reports.length = 0
})

async function startedOrder() {
  const orderId = await shop.placeCardOrder()
  const url = await startPayment(database, tools, { orderId, now: new Date() })
  const reference = referenceOf(url)
  const [page] = await rows<{ id: string }>('select return_id as id from payments where reference = $1', [
    reference,
  ])
  calls.length = 0
  return { orderId, url, reference, returnId: page?.id ?? '' }
}

/** Runs a server's jobs until `isDone` no longer throws. */
async function untilDone(isDone: () => Promise<void>, payments = tools) {
  const jobs = testJobs(database, { payments, timing: { pollMs: 20 } })
  await vi.waitFor(isDone, { timeout: 60_000 })
  await jobs.stop()
}

/** Delivers all webhooks of the gateway over HTTP. Returns the statuses of the answers. */
async function deliverAll() {
  const statuses: number[] = []
  const send = async (body: string) => {
    const { status } = await post(body)
    statuses.push(status)
    return status
  }
  while ((await shop.deliverWebhooks(send)) > 0);
  return statuses
}

test('repeated webhooks of a payment and its refund change the order once', async () => {
  const { orderId, url } = await startedOrder()
  await payOn(url, good)
  expect(await deliverAll()).toEqual([200, 200])
  await untilDone(async () => expect(await paymentStatus(orderId)).toBe('paid'))
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  const asked = {
    code: order?.code ?? '',
    amount: null,
    key: `all of ${orderId}`,
    reason: 'A fault',
    by: 'n',
  }
  await requestRefund(database, asked)
  await untilDone(async () => expect(await findRefund(database, asked.key)).toMatchObject({ state: 'done' }))
  expect(await deliverAll()).toEqual([200, 200])
  await untilDone(async () =>
    expect(await rows(`select from jobs where kind = 'confirm-payment'`)).toEqual([]),
  )
  expect(await paymentStatus(orderId)).toBe('refunded')
  expect(await rows('select from credit_notes where order_id = $1', [orderId])).toHaveLength(1)
  expect(await rows(`select from jobs where kind = 'confirm-payment'`)).toEqual([])
})

test.each<[string, string, number]>([
  ['another secret', webhook({ id: 'e1', kind: 'payment_paid', reference: 'x' }, 'another'), 401],
  ['no secret', '{"id":"e1","type":"payment_paid","live":false,"data":{}}', 401],
  [
    'a list in the place of the secret',
    '{"id":"e","type":"t","secret_token":["a"],"live":false,"data":{}}',
    401,
  ],
  ['no JSON', 'a=b', 401],
  ['nothing', '', 401],
  ['30,000 lists in each other', '['.repeat(30_000) + ']'.repeat(30_000), 401],
  ['30,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 401],
  ['more than 64 KB', `"${'x'.repeat(65 * 1024)}"`, 413],
])('a webhook with %s is refused and noted down, and asks nobody', async (_, body, status) => {
  const before = await events()
  const forged = shop.forged()
  for (const sent of [body, inPieces(body)]) {
    const answer = await post(sent)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
  }
  expect([await events(), calls, shop.reports]).toEqual([before, [], []])
  expect(shop.forged() - forged).toBe(status === 401 ? 2 : 0)
})

test('a webhook with the right secret about an unknown page changes nothing and calls nobody', async () => {
  const { orderId, url } = await startedOrder()
  await payOn(url, good)
  calls.length = 0
  for (const reference of ['', crypto.randomUUID(), `${orderId}`, '../payments', "'; drop table orders"])
    expect(
      (await post(webhook({ id: crypto.randomUUID(), kind: 'payment_paid', reference }, webhookSecret)))
        .status,
    ).toBe(200)
  await untilDone(async () =>
    expect(await rows(`select from jobs where kind = 'confirm-payment'`)).toEqual([]),
  )
  expect([calls, await paymentStatus(orderId)]).toEqual([[], 'unpaid'])
})

test("returns a gateway's verification code once", async () => {
  const proven: unknown[] = []
  const gateway = { ...tools.gateway, proveAddress: async (proof: unknown) => void proven.push(proof) }
  const body = JSON.stringify({
    id: crypto.randomUUID(),
    type: 'webhook_verification',
    secret_token: webhookSecret,
    live: false,
    data: { webhook_id: 'hook-1', verification_code: '123456' },
  })
  expect([(await post(body)).status, (await post(body)).status]).toEqual([200, 200])
  await untilDone(
    async () => expect(await rows('select from jobs where kind = $1', ['prove-address'])).toEqual([]),
    {
      ...tools,
      gateway,
    },
  )
  expect(proven).toEqual([{ hookId: 'hook-1', code: '123456' }])
})

test('leads a buyer back to the bill, whatever the URL says, and nowhere else', async () => {
  const { orderId, url, returnId } = await startedOrder()
  expect(await back(`${returnId}?id=x&status=paid&message=APPROVED`)).toEqual([303, '/en/bill'])
  expect(await paymentStatus(orderId)).toBe('unpaid')
  await payOn(url, good)
  expect(await back(`${returnId}?status=failed`)).toEqual([303, '/en/bill'])
  expect(await paymentStatus(orderId)).toBe('paid')
  for (const id of [
    crypto.randomUUID(),
    `${orderId}`,
    '%2F%2Fevil.example',
    '..%2Fwebhook',
    '%00',
    'x'.repeat(5_000),
  ])
    expect(await back(id)).toEqual([303, '/'])
  expect(shop.reports).toEqual([])
})

test('leads to the bill each time a return is reopened, and calls the gateway ten times a minute', async () => {
  const { returnId } = await startedOrder()
  const all = await Promise.all(Array.from({ length: 40 }, () => back(returnId)))
  expect(new Set(all.map(String))).toEqual(new Set(['303,/en/bill']))
  expect(calls).toHaveLength(10)
})

test('does not confirm an order’s page by the payment on another’s', async () => {
  const mine = await startedOrder()
  const other = await startedOrder()
  await payOn(other.url, good)
  // The gateway answers a request for the unpaid page with the paid one.
  const confused = {
    ...tools,
    gateway: { ...tools.gateway, fetchPage: () => tools.gateway.fetchPage(other.reference) },
  }
  expect(await confirmPayment(database, confused, mine.reference)).toEqual({ kind: 'unrelated' })
  expect(await paymentStatus(mine.orderId)).toBe('unpaid')
})

test('the test gateway’s form rejects bodies that are too large or not a form', async () => {
  const { url } = await startedOrder()
  const pay = (body: string, type: string) =>
    fetch(`${shop.origin}${new URL(url).pathname}/pay`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
  const statuses = [
    (await pay('x'.repeat(9_000), 'application/x-www-form-urlencoded')).status,
    (await pay('{}', 'application/json')).status,
    (await pay('--x', 'multipart/form-data')).status,
  ]
  expect(statuses).toEqual([413, 422, 422])
})
