import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { halalas } from '@zayy/domain/money'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { checkRefund, refundOrder } from '@zayy/shop/orders/record-refund'
import { checkRefunds } from '@zayy/shop/payments/check-refunds'
import { confirmPayment } from '@zayy/shop/payments/confirm-payment'
import { confirmReturn } from '@zayy/shop/payments/confirm-return'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { GatewayError } from '@zayy/shop/payments/payment-gateway'
import { receiveWebhook } from '@zayy/shop/payments/receive-webhook'
import { refundPayment } from '@zayy/shop/payments/refund-payment'
import { findRefund, requestRefund } from '@zayy/shop/payments/request-refund'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { sweepPayments } from '@zayy/shop/payments/sweep-payments'
import { smallOrder } from '@zayy/shop/testing/small-shop'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testJobs } from '../lifecycle/testing/test-jobs.ts'
import { cardShop, referenceOf, webhook } from './testing/card-shop.ts'

/** Cards from the order to the paid bill, by the Moyasar adapter and the test gateway, over HTTP and on a real database. */

const shop = await cardShop()
const { database, tools, calls, troubles, placeCardOrder, paymentStatus, payOn, rows } = shop

const why = { reason: 'A fault', by: 'noura' }
const good = '4201320111111010'
const poor = '4201320000311101'
const now = () => new Date(Date.now() + shop.clock.aheadMs)
const start = (orderId: number) => startPayment(database, tools, { orderId, now: now() })
const rethrow = (error: unknown) => {
  throw error
}
const confirm = (url: string) => confirmPayment(database, tools, referenceOf(url))

beforeEach(() => {
  calls.length = 0
  troubles.length = 0
})
afterEach(() => {
  shop.clock.aheadMs = 0
})

async function startedOrder() {
  const orderId = await placeCardOrder()
  const url = await start(orderId)
  return { orderId, url, reference: referenceOf(url) }
}

test('the gateway’s page names the order, and the shop as its owner does', async () => {
  await nameShop('en', 'Uniforms & Co')
  const { orderId, reference } = await startedOrder()
  await nameShop('en', 'Zayy')
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  expect(shop.invoiceOf(reference)?.description).toBe(`Order ${order?.code} from Uniforms & Co`)
})

test('isolates an order’s number and a Latin shop name on the Arabic page of the gateway', async () => {
  expect(await arabicDescription()).toMatch(/^الطلب \u2066[^\u2069]+\u2069 من زيّ$/)
  await nameShop('ar', 'Zayy (KSA)')
  expect(await arabicDescription()).toMatch(/^الطلب \u2066[^\u2069]+\u2069 من \u2068Zayy \(KSA\)\u2069$/)
  await nameShop('ar', 'زيّ')
})

async function nameShop(locale: string, name: string): Promise<void> {
  await rows('update settings_translations set app_name = $1 where locale = $2', [name, locale])
}

/** Returns the description of an Arabic order on the gateway's page. */
async function arabicDescription(): Promise<string | undefined> {
  const orderId = await placeCardOrder()
  await rows(`update orders set locale = 'ar' where id = $1`, [orderId])
  return shop.invoiceOf(referenceOf(await start(orderId)))?.description
}

test('a valid card pays the order once, however often it is checked', async () => {
  const { orderId, url } = await startedOrder()
  expect(await confirm(url)).toEqual({ kind: 'pending' })
  expect(await payOn(url, good)).toMatch(/^https:\/\/zayy\.example\/payments\/return\/[\da-f-]{36}\?id=/)
  const settled = await Promise.all(Array.from({ length: 8 }, () => confirm(url)))
  expect(settled.map(({ kind }) => kind).sort()).toEqual(['paid', ...Array(7).fill('settled')])
  expect(await paymentStatus(orderId)).toBe('paid')
  await expect(start(orderId)).rejects.toMatchObject({ status: 409, code: 'nothingToPay' })
  calls.length = 0
  expect(await confirm(url)).toEqual({ kind: 'settled' })
  expect(calls).toEqual([])
  expect(troubles).toEqual([])
})

test('a declined card leaves the order payable on the same page', async () => {
  const { orderId, url } = await startedOrder()
  await payOn(url, poor)
  expect(await confirm(url)).toEqual({ kind: 'declined' })
  expect(await paymentStatus(orderId)).toBe('failed')
  expect(await start(orderId)).toBe(url)
  await payOn(url, good, 'refuse')
  expect(await confirm(url)).toEqual({ kind: 'declined' })
  await payOn(url, good)
  expect(await confirm(url)).toMatchObject({ kind: 'paid' })
  expect(await paymentStatus(orderId)).toBe('paid')
})

test('an abandoned page expires, and a new one is created', async () => {
  const { orderId, url } = await startedOrder()
  await payOn(url, poor)
  await confirm(url)
  shop.clock.aheadMs = 61 * 60_000
  expect(await payOn(url, good)).not.toContain('/payments/return')
  const next = await start(orderId)
  expect(next).not.toBe(url)
  expect(await paymentStatus(orderId)).toBe('unpaid')
  await payOn(next, good)
  expect(await confirm(next)).toMatchObject({ kind: 'paid' })
})

test('ends a page that expires soon before it creates another, unless it was paid meanwhile', async () => {
  const { orderId, url } = await startedOrder()
  shop.clock.aheadMs = 57 * 60_000
  const next = await start(orderId)
  expect(next).not.toBe(url)
  expect(await rows('select state from payments where reference = $1', [referenceOf(url)])).toEqual([
    { state: 'expired' },
  ])
  shop.clock.aheadMs += 57 * 60_000
  await payOn(next, good)
  await expect(start(orderId)).rejects.toMatchObject({ status: 409 })
  expect(await paymentStatus(orderId)).toBe('paid')
})

test('concurrent requests get the same payment page', async () => {
  const orderId = await placeCardOrder()
  const urls = await Promise.all(Array.from({ length: 6 }, () => start(orderId)))
  expect(new Set(urls).size).toBe(1)
  const open = shop
    .invoices()
    .filter(({ status, metadata }) => status === 'initiated' && metadata.order_id === String(orderId))
  expect(open).toHaveLength(1)
})

test('creates no page for an order that is on hold, cancelled, paid by transfer or unknown', async () => {
  const orderId = await placeCardOrder()
  for (const method of [0, 1]) {
    for (const status of ['on hold', 'cancelled']) {
      await rows('update orders set status = $2, payment_method = $3 where id = $1', [
        ...[orderId, status, method],
      ])
      await expect(start(orderId)).rejects.toMatchObject({ status: 409 })
    }
  }
  await rows(`update orders set ${SET_PAID}, payment_method = 0 where id = $1`, [orderId])
  await expect(start(orderId)).rejects.toMatchObject({ status: 409 })
  await expect(start(999_999)).rejects.toMatchObject({ status: 404 })
  expect(calls).toEqual([])
})

/** Places an order by bank transfer and opens its payment page. */
async function startedTransfer() {
  const orderId = await placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })
  const url = await start(orderId)
  const total = (
    await rows<{ total: string }>('select grand_total as total from orders where id = $1', [orderId])
  )[0]
  const state = async () =>
    (await rows('select payment_method, payment_status, status from orders where id = $1', [orderId]))[0]
  return { orderId, url, reference: referenceOf(url), total: halalas(Number(total?.total)), state }
}

test('an order by bank transfer can be paid by card once, and becomes a card order', async () => {
  const { orderId, url, state, total } = await startedTransfer()
  expect(await Promise.all([start(orderId), start(orderId)])).toEqual([url, url])
  const awaited = { payment_method: 0, payment_status: 'unpaid', status: 'pending' }
  await payOn(url, poor)
  expect(await confirm(url)).toEqual({ kind: 'declined' })
  expect(await state()).toEqual(awaited)
  await payOn(url, good)
  const settled = await Promise.all(Array.from({ length: 4 }, () => confirm(url)))
  expect(settled.map(({ kind }) => kind).sort()).toEqual(['paid', 'settled', 'settled', 'settled'])
  expect(await state()).toEqual({ payment_method: 1, payment_status: 'paid', status: 'processing' })
  await expect(start(orderId)).rejects.toMatchObject({ status: 409, code: 'nothingToPay' })
  expect(troubles).toEqual([])
  // The refund goes through the gateway.
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  expect(await refundOrder(database, { code: order?.code ?? '', amount: total, ...why })).toMatchObject({
    kind: 'card',
  })
})

test('a recorded transfer ends the open page, and a card payment of it is refunded without a credit note', async () => {
  const { orderId, reference, state, total } = await startedTransfer()
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  const code = order?.code ?? ''
  const record = () => recordTransfer(database, { code, amount: total, by: 'noura' })
  expect(await record()).toMatchObject({ kind: 'recorded' })
  await sweepPayments(database, { ...tools, onError: rethrow })
  expect(shop.invoiceOf(reference)?.status).toBe('canceled')

  const late = await startedTransfer()
  await payOn(late.url, good)
  const [lateOrder] = await rows<{ code: string }>('select code from orders where id = $1', [late.orderId])
  const lateCode = lateOrder?.code ?? ''
  await recordTransfer(database, { code: lateCode, amount: total, by: 'noura' })
  expect(await confirm(late.url)).toEqual({ kind: 'paidAgain' })
  expect(await late.state()).toMatchObject({ payment_method: 0, payment_status: 'paid' })
  expect(await listUnreconciledPayments(database, late.orderId)).toMatchObject([{ surplus: total }])
  expect(await checkRefund(database, { code: lateCode, amount: null })).toMatchObject({ kind: 'possible' })
  expect(await refundOrder(database, { code: lateCode, amount: null, ...why })).toMatchObject({
    kind: 'card',
  })
  expect(await refundsOf(late.orderId)('surplus', null)).toEqual({ kind: 'done', amount: total })
  expect(await rows('select total from credit_notes where order_id = $1', [late.orderId])).toEqual([])
  expect(await listUnreconciledPayments(database, late.orderId)).toEqual([])
  expect(await late.state()).toMatchObject({ payment_status: 'paid' })
  // Only the transfer is left, and the owner refunds it.
  expect(await refundOrder(database, { code: lateCode, amount: null, ...why })).toMatchObject({
    kind: 'refunded',
    total,
  })
  expect(await state()).toMatchObject({ payment_method: 0, payment_status: 'paid' })
})

test('a cancelled order no longer leads to its open page', async () => {
  const { orderId } = await startedOrder()
  await rows(`update orders set status = 'cancelled' where id = $1`, [orderId])
  await expect(start(orderId)).rejects.toMatchObject({ status: 409 })
})

test.each([
  ['a gateway that refuses the key', { secretKey: 'sk_test_another' }],
  ['one that cannot be reached', { baseUrl: 'http://127.0.0.1:9/v1' }],
  ['one that answers something else', { baseUrl: `${shop.origin}/test-gateway` }],
])('answers %s with 503, and the order can be paid later', async (_, options) => {
  const orderId = await placeCardOrder()
  const gateway = shop.gatewayWith(options)
  const started = startPayment(database, { ...tools, gateway }, { orderId, now: now() })
  await expect(started).rejects.toMatchObject({ status: 503, code: 'gatewayAway' })
  await expect(start(orderId)).resolves.toContain('/test-gateway/invoices/')
})

test('a payment of another amount pays nothing and is reported', async () => {
  const { orderId, url, reference } = await startedOrder()
  shop.changeInvoice(reference, (invoice) => {
    invoice.amount -= 1
  })
  await payOn(url, good)
  expect(await confirm(url)).toMatchObject({ kind: 'disputed', differs: 'amount' })
  expect(await paymentStatus(orderId)).toBe('unpaid')
  expect(troubles).toEqual([{ reference, orderId, trouble: 'the amount differs' }])
  const disputed = async () =>
    (await listUnreconciledPayments(database, orderId)).map((sums) => sums.disputed)
  expect(await disputed()).toEqual([[reference]])
  shop.changeInvoice(reference, ({ amount, payments }) => {
    for (const payment of payments) payment.refunded = amount
  })
  await checkRefunds(database, tools, reference)
  expect([await disputed(), troubles.length]).toEqual([[], 1])
})

test('reports a card payment of an order that was paid by other means meanwhile', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good)
  await rows(`update orders set ${SET_PAID} where id = $1`, [orderId])
  expect(await confirm(url)).toEqual({ kind: 'paidAgain' })
  expect(troubles).toEqual([{ reference, orderId, trouble: 'the order was paid before' }])
})

test('records and reports a payment of an order cancelled meanwhile', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good)
  await rows(`update orders set status = 'cancelled' where id = $1`, [orderId])
  expect(await confirm(url)).toEqual({ kind: 'paidLate' })
  expect(await rows('select status, payment_status from orders where id = $1', [orderId])).toEqual([
    { status: 'cancelled', payment_status: 'paid' },
  ])
  expect(troubles).toEqual([{ reference, orderId, trouble: 'the order was cancelled before' }])
})

test('a payment that was refunded at the gateway before the shop knew of it pays nothing', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good)
  shop.changeInvoice(reference, ({ payments }) => {
    for (const payment of payments) payment.refunded = 1
  })
  expect(await confirm(url)).toMatchObject({ kind: 'disputed' })
  expect(await paymentStatus(orderId)).toBe('unpaid')
  expect(troubles).toEqual([{ reference, orderId, trouble: 'the refunded sum differs' }])
})

test('the return page ignores its URL’s claims, and leads customers and guests to their bill', async () => {
  const { orderId, url, reference } = await startedOrder()
  const [page] = await rows<{ id: string }>('select return_id as id from payments where reference = $1', [
    reference,
  ])
  const returning = { ...tools, mayAsk: () => true, onError: rethrow }
  const back = () => confirmReturn(database, returning, page?.id ?? '')
  expect(await back()).toEqual({ orderId, isCustomer: false, locale: 'en' })
  expect(await paymentStatus(orderId)).toBe('unpaid')
  await payOn(url, good)
  await back()
  expect(await paymentStatus(orderId)).toBe('paid')
  for (const id of ['', 'x', `${orderId}`, crypto.randomUUID()])
    expect(await confirmReturn(database, returning, id)).toBeNull()
})

test('accepts a webhook at once and once; its job calls the gateway', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good)
  calls.length = 0
  const body = webhook({ id: crypto.randomUUID(), kind: 'payment_paid', reference }, shop.webhookSecret)
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => receiveWebhook(database, tools.gateway, body)),
  )
  expect(taken).toEqual(Array(5).fill(true))
  expect(calls).toEqual([])
  expect(await rows(`select from jobs where kind = 'confirm-payment'`)).toHaveLength(1)
  const jobs = shop.runPaymentJobs()
  await expect.poll(() => paymentStatus(orderId)).toBe('paid')
  await jobs.stop()
  expect(calls).toEqual(['GET /v1/invoices/:id'])
})

test('a webhook with another secret, of the other mode or of another shape changes nothing and calls nobody', async () => {
  const { url, reference } = await startedOrder()
  await payOn(url, good)
  calls.length = 0
  const event = { id: 'event', kind: 'payment_paid', reference }
  const before = await rows('select from payment_webhooks')
  for (const body of [
    webhook(event, 'another secret'),
    webhook(event, ''),
    webhook(event, shop.webhookSecret, true),
    webhook({ ...event, id: 'x'.repeat(201) }, shop.webhookSecret),
    webhook({ ...event, id: '' }, shop.webhookSecret),
    '{}',
    '',
    'null',
  ])
    expect(await receiveWebhook(database, tools.gateway, body)).toBe(false)
  expect(await rows('select from payment_webhooks')).toEqual(before)
  expect(calls).toEqual([])
})

test('the sweep finds payments that nobody reported, polls less and less often, and never polls settled pages', async () => {
  const { orderId, url, reference } = await startedOrder()
  await rows(`update payments set next_poll_at = now() + interval '1 day'`)
  const sweep = () => sweepPayments(database, { ...tools, onError: rethrow })
  const due = () => rows(`update payments set next_poll_at = now() where reference = $1`, [reference])
  expect(await sweep()).toBe(0)
  await due()
  expect(await sweep()).toBe(1)
  expect(await sweep()).toBe(0)
  await payOn(url, good)
  await due()
  expect(await Promise.all([sweep(), sweep(), sweep()]).then((swept) => swept.sort())).toEqual([0, 0, 1])
  expect(await paymentStatus(orderId)).toBe('paid')
  await due()
  expect(await sweep()).toBe(0)
})

test('the test gateway delivers each webhook at least twice, and again until it is accepted', async () => {
  const { url } = await startedOrder()
  shop.gatewayFile.exec('delete from webhooks')
  await payOn(url, poor)
  await payOn(url, good)
  const bodies: string[] = []
  let status = 500
  const deliver = () =>
    shop.deliverWebhooks(async (body) => {
      bodies.push(body)
      return status
    })
  expect(await deliver()).toBe(2)
  expect(bodies.map((body) => tools.gateway.readWebhook(body)?.kind).sort()).toEqual([
    'payment_failed',
    'payment_paid',
  ])
  status = 200
  expect(await deliver()).toBe(2)
  expect(await deliver()).toBe(0)
  expect(new Set(bodies).size).toBe(2)
})

test('neither the shop nor the gateway stores a card number', async () => {
  const { url } = await startedOrder()
  await payOn(url, good)
  await confirm(url)
  for (const table of ['payments', 'payment_webhooks', 'jobs']) {
    const found = await rows(`select from ${table} as t where strpos(to_jsonb(t)::text, $1) > 0`, [good])
    expect([table, found.length]).toEqual([table, 0])
  }
  const file = await readFile(join(shop.folder, 'gateway.sqlite'), 'latin1')
  expect([file.includes(good.slice(-4)), file.includes(good)]).toEqual([true, false])
})

async function paidOrder() {
  const started = await startedOrder()
  await payOn(started.url, good)
  await confirm(started.url)
  return started
}

const givenBack = (reference: string) => shop.invoiceOf(reference)?.payments.map(({ refunded }) => refunded)

/** Requests a refund of an order under a key; null: of all that is left. */
const refundsOf = (orderId: number) => (key: string, amount: number | null) =>
  refundPayment(database, tools, {
    of: { orderId },
    amount: amount === null ? null : halalas(amount),
    key: `${key} of ${orderId}`,
    ...why,
  })

test('makes a refund once per key, in parts, and never more than was paid', async () => {
  const { orderId, reference } = await paidOrder()
  const refund = refundsOf(orderId)
  const together = await Promise.all([refund('a', 1_000), refund('a', 1_000), refund('a', 1_000)])
  // A request after the refund gets the finished one.
  expect(together.every(({ kind }) => kind === 'done' || kind === 'underWay')).toBe(true)
  expect(await refund('a', 1_000)).toEqual({ kind: 'done', amount: 1_000 })
  expect(await refund('a', 2_000)).toEqual({ kind: 'otherContent' })
  expect(givenBack(reference)).toEqual([1_000])
  expect(await paymentStatus(orderId)).toBe('paid')
  expect(await refund('b', 99_999_999)).toMatchObject({ kind: 'tooMuch' })
  expect(await refund('c', null)).toMatchObject({ kind: 'done' })
  expect(await paymentStatus(orderId)).toBe('refunded')
  expect(await refund('d', 1)).toEqual({ kind: 'notPaid' })
})

test('refunds the surplus of an order that was paid twice first, without a credit note', async () => {
  const { orderId, url } = await startedOrder()
  shop.clock.aheadMs = 61 * 60_000
  const second = await start(orderId)
  shop.clock.aheadMs = 0
  await payOn(url, good)
  await payOn(second, good)
  expect([(await confirm(url)).kind, (await confirm(second)).kind]).toEqual(['paid', 'paidAgain'])
  const [order] = await rows<{ total: string }>('select grand_total as total from orders where id = $1', [
    orderId,
  ])
  const total = Number(order?.total)
  const notes = () => rows('select total from credit_notes where order_id = $1 order by number', [orderId])
  const refund = refundsOf(orderId)
  expect(await refund('most', total - 100)).toMatchObject({ kind: 'done' })
  expect([await notes(), await paymentStatus(orderId)]).toEqual([[], 'paid'])
  expect(await refund('the rest', null)).toEqual({ kind: 'done', amount: 100 })
  expect([await notes(), await paymentStatus(orderId)]).toEqual([[], 'paid'])
  expect(await refund('a part', 500)).toMatchObject({ kind: 'done' })
  expect([await notes(), await paymentStatus(orderId)]).toEqual([[{ total: '500' }], 'paid'])
  expect(await refund('all', null)).toEqual({ kind: 'done', amount: total - 500 })
  expect([await notes(), await paymentStatus(orderId)]).toEqual([
    [{ total: '500' }, { total: String(total - 500) }],
    'refunded',
  ])
})

test('does not repeat a refund whose response was lost, and allows a new one after a rejection', async () => {
  const { orderId, reference } = await paidOrder()
  const request = { of: { orderId }, amount: halalas(500), key: `lost ${orderId}`, ...why }
  const loses = async (...args: Parameters<typeof tools.gateway.refund>) => {
    await tools.gateway.refund(...args)
    throw new GatewayError('unreachable', 'the answer was lost')
  }
  const lost = { gateway: { ...tools.gateway, refund: loses } }
  await expect(refundPayment(database, lost, request)).rejects.toThrow(GatewayError)
  expect(await refundPayment(database, tools, { ...request, key: `other ${orderId}` })).toEqual({
    kind: 'underWay',
  })
  expect(await refundPayment(database, tools, request)).toEqual({ kind: 'done', amount: 500 })
  expect(givenBack(reference)).toEqual([500])

  const refuses = async () => Promise.reject(new GatewayError('refused', 'no'))
  const refusing = { gateway: { ...tools.gateway, refund: refuses } }
  const again = { ...request, key: `refused ${orderId}` }
  expect(await refundPayment(database, refusing, again)).toEqual({ kind: 'refused' })
  expect(await refundPayment(database, tools, { ...again, key: `new ${orderId}` })).toMatchObject({
    kind: 'done',
  })
})

test('the server makes a requested refund', async () => {
  const { orderId, reference } = await paidOrder()
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  const code = order?.code ?? ''
  const ask = (amount: number) =>
    requestRefund(database, { code, amount: halalas(amount), key: `asked ${orderId}`, ...why })
  expect(await ask(99_999_999)).toMatchObject({ kind: 'tooMuch' })
  expect(await requestRefund(database, { code: 'none', amount: null, key: 'none', ...why })).toEqual({
    kind: 'notPaid',
  })
  expect(await ask(700)).toEqual({ kind: 'asked', amount: 700 })
  const jobs = testJobs(database, { payments: tools, timing: { pollMs: 20 } })
  await expect.poll(() => findRefund(database, `asked ${orderId}`)).toMatchObject({ state: 'done' })
  await jobs.stop()
  expect(givenBack(reference)).toEqual([700])
  expect(await rows('select total, reason from credit_notes where order_id = $1', [orderId])).toEqual([
    { total: '700', reason: why.reason },
  ])
})

test('a shop restored beside a gateway that knows none of its payments marks and refunds nothing', async () => {
  const open = await startedOrder()
  const paid = await paidOrder()
  shop.gatewayFile.exec('delete from payments; delete from invoices')
  await expect(confirm(open.url)).rejects.toMatchObject({ reason: 'refused' })
  expect([await paymentStatus(open.orderId), await start(open.orderId)]).toEqual(['unpaid', open.url])
  await expect(refundsOf(paid.orderId)('lost', 500)).rejects.toMatchObject({ reason: 'refused' })
  expect(await paymentStatus(paid.orderId)).toBe('paid')
})
