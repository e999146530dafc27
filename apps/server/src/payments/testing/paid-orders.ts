import { halalas } from '@zayy/domain/money'
import { confirmPayment } from '@zayy/shop/payments/confirm-payment'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { expect } from 'vitest'
import { type cardShop, referenceOf } from './card-shop.ts'

const good = '4201320111111010'

/** Paid orders, the owner's refunds in the gateway's dashboard, and the webhooks of both. */
export function paidOrders(shop: Awaited<ReturnType<typeof cardShop>>) {
  const { database, tools, rows, calls } = shop
  const now = () => new Date(Date.now() + shop.clock.aheadMs)
  const start = (orderId: number) => startPayment(database, tools, { orderId, now: now() })
  const confirm = (url: string) => confirmPayment(database, tools, referenceOf(url))

  async function startedOrder() {
    const orderId = await shop.placeCardOrder()
    const url = await start(orderId)
    // Payments of other tests must not be due.
    await rows(`update payments set next_poll_at = now() + interval '1 day'`)
    return { orderId, url, reference: referenceOf(url) }
  }

  /** The card payment of a page, as the gateway knows it. */
  const chargeOf = (reference: string) => shop.invoiceOf(reference)?.payments[0]

  /** Returns the amount that the gateway refunded of a payment, in halalas. */
  const refundedOf = (chargeId: string) =>
    shop
      .invoices()
      .flatMap(({ payments }) => payments)
      .find(({ id }) => id === chargeId)?.refunded

  async function codeOf(orderId: number) {
    const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
    return order?.code ?? ''
  }

  async function paidOrder() {
    const started = await startedOrder()
    await shop.payOn(started.url, good)
    await confirm(started.url)
    const charge = chargeOf(started.reference)
    calls.length = 0
    const total = halalas(charge?.amount ?? 0)
    return { ...started, code: await codeOf(started.orderId), chargeId: charge?.id ?? '', total }
  }

  /** Creates an order whose buyer paid on two pages, one of which had expired. */
  async function orderPaidTwice() {
    const { orderId, url } = await startedOrder()
    shop.clock.aheadMs = 61 * 60_000
    const second = await start(orderId)
    shop.clock.aheadMs = 0
    for (const page of [url, second]) await shop.payOn(page, good)
    for (const page of [url, second]) await confirm(page)
    return { orderId, code: await codeOf(orderId), pages: [url, second].map(referenceOf) }
  }

  /** Refunds or voids a payment as the owner does in the gateway's dashboard. */
  async function inDashboard(chargeId: string, what: 'refund' | 'void', amount?: number) {
    const answer = await fetch(`${shop.origin}/v1/payments/${chargeId}/${what}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${shop.secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount }),
    })
    expect(answer.status).toBe(200)
  }

  /** Delivers all webhooks of the gateway over HTTP and runs the jobs that they queue. */
  async function told() {
    const post = async (body: string) =>
      (await fetch(`${shop.origin}/payments/webhook`, { method: 'POST', body })).status
    while ((await shop.deliverWebhooks(post)) > 0);
    const jobs = shop.runPaymentJobs()
    await expect
      .poll(() =>
        rows(`select from jobs where kind in ('confirm-payment', 'check-refunds', 'refund-payment')`),
      )
      .toEqual([])
    await jobs.stop()
  }

  /** The sums of an order's credit notes. */
  async function notes(orderId: number) {
    const found = await rows<{ total: string }>(
      'select total from credit_notes where order_id = $1 order by number',
      [orderId],
    )
    return found.map(({ total }) => Number(total))
  }

  return {
    start,
    confirm,
    startedOrder,
    chargeOf,
    refundedOf,
    paidOrder,
    orderPaidTwice,
    inDashboard,
    told,
    notes,
  }
}
