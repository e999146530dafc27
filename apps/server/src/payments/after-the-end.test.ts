import { halalas } from '@zayy/domain/money'
import { changeOrderStatus } from '@zayy/shop/orders/change-order-status'
import { findDashboardRefunds } from '@zayy/shop/payments/find-dashboard-refunds'
import { GatewayError } from '@zayy/shop/payments/payment-gateway'
import { refundPayment } from '@zayy/shop/payments/refund-payment'
import { findRefund, requestRefund } from '@zayy/shop/payments/request-refund'
import { sweepPayments } from '@zayy/shop/payments/sweep-payments'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardShop } from './testing/card-shop.ts'
import { paidOrders } from './testing/paid-orders.ts'

/** Events after a payment page has expired or was paid: a late answer of the bank, and refunds in the gateway's dashboard. */

const shop = await cardShop()
const { database, tools, calls, troubles, rows, paymentStatus, payOn } = shop
const { start, confirm, startedOrder, chargeOf, refundedOf, paidOrder, orderPaidTwice } = paidOrders(shop)
const { inDashboard, told, notes } = paidOrders(shop)
const good = '4201320111111010'
const poor = '4201320000311101'

beforeEach(() => {
  calls.length = 0
  troubles.length = 0
})
afterEach(() => {
  shop.clock.aheadMs = 0
})

const rethrow = (error: unknown) => {
  throw error
}
/** Makes a page due and sweeps. Returns the number of pages checked. */
async function sweepDue(reference: string) {
  await rows('update payments set next_poll_at = now() where reference = $1', [reference])
  return await sweepPayments(database, { ...tools, onError: rethrow })
}

test('finds by polling a bank’s answer that arrives after the page has expired', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good, 'approve', async () => {
    shop.clock.aheadMs = 61 * 60_000
    expect(await sweepDue(reference)).toBe(1)
    expect(await rows('select state, poll_count from payments where reference = $1', [reference])).toEqual([
      { state: 'expired', poll_count: 0 },
    ])
    expect(await sweepPayments(database, { ...tools, onError: rethrow })).toBe(0)
  })
  expect(await paymentStatus(orderId)).toBe('unpaid')
  expect(await sweepDue(reference)).toBe(1)
  expect(await paymentStatus(orderId)).toBe('paid')
  expect(await sweepDue(reference)).toBe(0)
})

test('polls an expired payment page eight times at growing intervals, for at most a day', async () => {
  const { reference, url } = await startedOrder()
  shop.clock.aheadMs = 61 * 60_000
  expect(await confirm(url)).toEqual({ kind: 'expired' })
  const waits: number[] = []
  while ((await sweepDue(reference)) > 0) {
    const [page] = await rows<{ minutes: number }>(
      `select round(extract(epoch from next_poll_at - now()) / 60)::int as minutes from payments where reference = $1`,
      [reference],
    )
    waits.push(page?.minutes ?? 0)
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 512])
  const other = await startedOrder()
  shop.clock.aheadMs = 122 * 60_000
  expect(await confirm(other.url)).toEqual({ kind: 'expired' })
  await rows(`update payments set expires_at = now() - interval '25 hours' where reference = $1`, [
    other.reference,
  ])
  expect(await sweepDue(other.reference)).toBe(0)
})

test('an expired page does not change a later one, and a double payment is reported', async () => {
  const { orderId, url, reference } = await startedOrder()
  let next = ''
  await payOn(url, good, 'approve', async () => {
    shop.clock.aheadMs = 61 * 60_000
    next = await start(orderId)
    await payOn(next, poor)
    await confirm(next)
    await sweepDue(reference)
    expect(await paymentStatus(orderId)).toBe('failed')
    await payOn(next, good)
    await confirm(next)
  })
  expect(await sweepDue(reference)).toBe(1)
  expect(troubles).toEqual([{ reference, orderId, trouble: 'the order was paid before' }])
})

const why = { reason: 'A fault', by: 'noura' }
test('an expired page that turns out to be paid ends the newer page', async () => {
  const { orderId, url, reference } = await startedOrder()
  let next = ''
  await payOn(url, good, 'approve', async () => {
    shop.clock.aheadMs = 61 * 60_000
    next = await start(orderId)
  })
  expect(await sweepDue(reference)).toBe(1)
  expect(await paymentStatus(orderId)).toBe('paid')
  await payOn(next, good)
  expect(await confirm(next)).toEqual({ kind: 'expired' })
  expect([await paymentStatus(orderId), troubles]).toEqual(['paid', []])
})

test('the next sweep ends the page of a cancelled order', async () => {
  const { orderId, url } = await startedOrder()
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  await changeOrderStatus(database, { code: order?.code ?? '', to: 'cancelled', by: 'noura' })
  expect(await sweepPayments(database, { ...tools, onError: rethrow })).toBe(1)
  await payOn(url, good)
  expect(await confirm(url)).toEqual({ kind: 'expired' })
  expect([await paymentStatus(orderId), troubles]).toEqual(['unpaid', []])
})

test('a late payment of an order whose invoice was credited is refunded without another credit note', async () => {
  await rows(`update settings set invoice_at = 'order'`)
  const { orderId, url } = await startedOrder()
  await rows(`update settings set invoice_at = 'payment'`)
  const [order] = await rows<{ code: string; total: string }>(
    'select code, grand_total as total from orders where id = $1',
    [orderId],
  )
  const { code = '', total } = { ...order }
  await payOn(url, good, 'approve', async () => {
    await changeOrderStatus(database, { code, to: 'cancelled', by: 'noura' })
  })
  expect(await confirm(url)).toEqual({ kind: 'paidLate' })
  const refund = async (amount: number | null) => {
    const given = amount === null ? null : halalas(amount)
    const request = { of: { orderId }, amount: given, key: `${amount} of ${orderId}`, ...why }
    expect(await refundPayment(database, tools, request)).toMatchObject({ kind: 'done' })
    return [await paymentStatus(orderId), await notes(orderId)]
  }
  expect(await refund(500)).toEqual(['paid', [Number(total)]])
  expect(await refund(null)).toEqual(['refunded', [Number(total)]])
  expect(
    await rows(
      `select payload->>'news' as news from jobs where kind = 'order-news' and payload->>'orderId' = $1`,
      [String(orderId)],
    ),
  ).toContainEqual({ news: 'refunded' })
})

test("reports a dashboard refund once; the owner's credit note for it moves no money", async () => {
  const { orderId, code, reference, chargeId } = await paidOrder()
  await inDashboard(chargeId, 'refund', 1_250)
  await told()
  const trouble = 'SAR 12.50 was refunded at the gateway, without a credit note'
  expect(troubles).toEqual([{ reference, orderId, trouble }])
  expect([await paymentStatus(orderId), await notes(orderId)]).toEqual(['paid', []])
  expect(await findDashboardRefunds(database, orderId)).toBe(1_250)

  const ask = (amount: number | null, key: string) =>
    requestRefund(database, {
      code,
      amount: amount === null ? null : halalas(amount),
      key: `${key} ${orderId}`,
      ...why,
    })
  expect(await ask(1_000, 'other')).toEqual({ kind: 'elsewhere', amount: 1_250 })
  expect(await ask(null, 'all')).toEqual({ kind: 'elsewhere', amount: 1_250 })
  expect(await ask(1_250, 'record')).toEqual({ kind: 'asked', amount: 1_250 })
  calls.length = 0
  await told()
  expect(calls).toEqual(['GET /v1/payments/:id'])
  expect(await notes(orderId)).toEqual([1_250])
  expect(await findDashboardRefunds(database, orderId)).toBe(0)
  expect(await findRefund(database, `record ${orderId}`)).toMatchObject({
    state: 'done',
    creditNote: { total: 1_250 },
  })
  expect(troubles).toHaveLength(1)
})

test('a refund by the shop whose webhooks arrive too is not reported', async () => {
  const { orderId, code } = await paidOrder()
  await requestRefund(database, { code, amount: halalas(500), key: `own ${orderId}`, ...why })
  await told()
  await told()
  expect([troubles, await findDashboardRefunds(database, orderId)]).toEqual([[], 0])
})

test('a refund by the shop that the gateway announces before its response is not reported', async () => {
  const { orderId } = await paidOrder()
  const loses = async (...args: Parameters<typeof tools.gateway.refund>) => {
    await tools.gateway.refund(...args)
    throw new GatewayError('unreachable', 'the answer was lost')
  }
  const request = { of: { orderId }, amount: halalas(500), key: `lost ${orderId}`, ...why }
  const lost = { gateway: { ...tools.gateway, refund: loses } }
  await expect(refundPayment(database, lost, request)).rejects.toThrow(GatewayError)
  await told()
  expect([troubles, await findDashboardRefunds(database, orderId)]).toEqual([[], 0])
  expect(await refundPayment(database, tools, request)).toEqual({ kind: 'done', amount: 500 })
})

test('treats a voided payment as refunded in full', async () => {
  const { orderId, code, chargeId, total } = await paidOrder()
  await inDashboard(chargeId, 'void')
  await told()
  expect(await findDashboardRefunds(database, orderId)).toBe(total)
  await requestRefund(database, { code, amount: null, key: `void ${orderId}`, ...why })
  await told()
  expect([await paymentStatus(orderId), await notes(orderId)]).toEqual(['refunded', [total]])
})

test('detects a dashboard refund without a webhook at the next refund request', async () => {
  const { orderId, chargeId } = await paidOrder()
  await inDashboard(chargeId, 'refund', 700)
  const refund = (amount: number, key: string) =>
    refundPayment(database, tools, {
      of: { orderId },
      amount: halalas(amount),
      key: `${key} ${orderId}`,
      ...why,
    })
  expect(await refund(500, 'first')).toEqual({ kind: 'refused' })
  expect(await findDashboardRefunds(database, orderId)).toBe(700)
  expect(await refund(500, 'second')).toEqual({ kind: 'elsewhere', amount: 700 })
  expect(await refund(700, 'record')).toEqual({ kind: 'done', amount: 700 })
  expect(await refund(500, 'third')).toEqual({ kind: 'done', amount: 500 })
  expect(refundedOf(chargeId)).toBe(1_200)
})

test('records a dashboard refund of an order that was paid twice at the payment that was refunded', async () => {
  const {
    orderId,
    code,
    pages: [first = '', second = ''],
  } = await orderPaidTwice()
  const charge = chargeOf(second)
  await inDashboard(charge?.id ?? '', 'refund')
  await told()
  const key = `surplus ${orderId}`
  expect(
    await requestRefund(database, {
      code,
      amount: halalas(charge?.amount ?? 0),
      key,
      ...why,
    }),
  ).toMatchObject({ kind: 'asked' })
  await told()
  expect(await findRefund(database, key)).toEqual({ state: 'done', creditNote: null })
  const given = (page: string) => shop.invoiceOf(page)?.payments.map(({ refunded }) => refunded)
  expect([given(first), given(second)]).toEqual([[0], [charge?.amount]])
  expect([await paymentStatus(orderId), await notes(orderId)]).toEqual(['paid', []])
})
