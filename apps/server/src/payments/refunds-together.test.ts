import { type Halalas, halalas } from '@zayy/domain/money'
import { correctOrder } from '@zayy/shop/orders/correct-order'
import { checkCorrection } from '@zayy/shop/orders/preview-correction'
import { checkRefunds } from '@zayy/shop/payments/check-refunds'
import { confirmPayment } from '@zayy/shop/payments/confirm-payment'
import { findDashboardRefunds } from '@zayy/shop/payments/find-dashboard-refunds'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { GatewayError } from '@zayy/shop/payments/payment-gateway'
import { refundPayment } from '@zayy/shop/payments/refund-payment'
import { findRefund, requestRefund } from '@zayy/shop/payments/request-refund'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { sweepPayments } from '@zayy/shop/payments/sweep-payments'
import { beforeEach, expect, test } from 'vitest'
import { cardShop } from './testing/card-shop.ts'
import { paidOrders } from './testing/paid-orders.ts'

/** Concurrent refunds: by two owners, by the gateway's dashboard, and of a buyer who paid twice. */

const shop = await cardShop()
const { database, tools, troubles, rows, paymentStatus, payOn } = shop
const { startedOrder, chargeOf, refundedOf, confirm, paidOrder, orderPaidTwice } = paidOrders(shop)
const { inDashboard, told, notes } = paidOrders(shop)
const good = '4201320111111010'

beforeEach(() => {
  troubles.length = 0
})

const why = { reason: 'A fault', by: 'noura' }
let asks = 0

/** Requests a refund as `shop orders refund` does; null refunds the rest. */
function ask(code: string, amount: number | Halalas | null) {
  asks += 1
  const key = `key ${asks}`
  const request = { code, amount: amount === null ? null : halalas(Number(amount)), key }
  return requestRefund(database, { ...request, ...why })
}

const unreconciled = async (orderId: number) => {
  const [sums] = await listUnreconciledPayments(database, orderId)
  return sums && { elsewhere: Number(sums.elsewhere), surplus: Number(sums.surplus) }
}

test('of two concurrent refunds of the same money, one is made and the other reports it as in progress', async () => {
  const { orderId, code, chargeId, total } = await paidOrder()
  const answers = await Promise.all([ask(code, null), ask(code, null), ask(code, 500)])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['asked', 'underWay', 'underWay'])
  await told()
  const given = Number(answers.find((answer) => answer.kind === 'asked')?.amount)
  expect([refundedOf(chargeId), await notes(orderId)]).toEqual([given, [given]])
  expect(given).toBeLessThanOrEqual(Number(total))
})

test('makes a partial refund once if it is requested again while no server runs, even after its job was given up', async () => {
  const { code, chargeId } = await paidOrder()
  expect(await ask(code, 500)).toEqual({ kind: 'asked', amount: 500 })
  const key = `key ${asks}`
  const job = `refund-payment:${key}`
  await rows(
    `update jobs set failed_at = now(), run_at = now() + interval '6 hours', attempts = 29, created_at = now() - interval '6 days'
    where key = $1`,
    [job],
  )
  expect(await ask(code, 500)).toEqual({ kind: 'underWay' })
  const state =
    "select attempts, failed_at, created_at > now() - interval '1 day' as restarted from jobs where key = $1"
  expect(await rows(state, [job])).toEqual([{ attempts: 0, failed_at: null, restarted: true }])
  await told()
  expect(await findRefund(database, key)).toMatchObject({ state: 'done' })
  expect(refundedOf(chargeId)).toBe(500)
  expect(await ask(code, 500)).toMatchObject({ kind: 'asked' })
  await told()
  expect(refundedOf(chargeId)).toBe(1_000)
})

test('a server that paused while another made the refund does not make it too', async () => {
  const { orderId, chargeId } = await paidOrder()
  const request = { of: { orderId }, amount: halalas(500), key: `still ${orderId}` }
  const { gateway } = tools
  const standing = {
    ...gateway,
    fetchCharge: async (id: string) => {
      const charge = await gateway.fetchCharge(id)
      await rows(`update payment_refunds set lease_ends_at = now() - interval '1 second' where key = $1`, [
        request.key,
      ])
      expect(await refundPayment(database, tools, { ...request, ...why })).toMatchObject({ kind: 'done' })
      return charge
    },
  }
  expect(await refundPayment(database, { gateway: standing }, { ...request, ...why })).toEqual({
    kind: 'underWay',
  })
  expect([refundedOf(chargeId), await notes(orderId)]).toEqual([500, [500]])
})

test('does not request a partial refund twice from a gateway that is slower than the timeout', async () => {
  const { orderId, chargeId } = await paidOrder()
  const silent = {
    ...tools.gateway,
    refund: async () => Promise.reject(new GatewayError('unreachable', 'no answer in time')),
  }
  const refund = (key: string, gateway = tools.gateway) =>
    refundPayment(database, { gateway }, { of: { orderId }, amount: halalas(500), key, ...why })
  const slow = `slow ${orderId}`
  await expect(refund(slow, silent)).rejects.toThrow(GatewayError)
  expect(await refund(slow)).toEqual({ kind: 'underWay' })
  await inDashboard(chargeId, 'refund', 500)
  expect(await refund(slow)).toEqual({ kind: 'done', amount: 500 })
  expect([refundedOf(chargeId), await notes(orderId)]).toEqual([500, [500]])

  const lost = `lost ${orderId}`
  await expect(refund(lost, silent)).rejects.toThrow(GatewayError)
  await rows(`update payment_refunds set asked_at = asked_at - interval '121 seconds' where key = $1`, [lost])
  expect(await refund(lost)).toEqual({ kind: 'done', amount: 500 })
  expect(refundedOf(chargeId)).toBe(1_000)
})

test('notices a refund that the gateway reports while the payment is being recorded', async () => {
  const { orderId, url, reference } = await startedOrder()
  await payOn(url, good)
  const earlier = await tools.gateway.fetchPage(reference)
  await inDashboard(chargeOf(reference)?.id ?? '', 'refund', 300)
  const { gateway } = tools
  const slower = {
    ...gateway,
    fetchPage: async (page: string) => {
      const status = await gateway.fetchPage(page)
      const sweep = { ...tools, gateway: { ...gateway, fetchPage: async () => earlier } }
      expect(await confirmPayment(database, sweep, page)).toMatchObject({ kind: 'paid' })
      return status
    },
  }
  await checkRefunds(database, { ...tools, gateway: slower }, reference)
  expect(await findDashboardRefunds(database, orderId)).toBe(300)
  expect(troubles.map(({ orderId: told }) => told)).toEqual([orderId])
})

test('a refund that the gateway reports and then withdraws moves no money without a request', async () => {
  const { orderId, code, chargeId, reference } = await paidOrder()
  await inDashboard(chargeId, 'refund', 700)
  await told()
  shop.changeInvoice(reference, ({ payments }) => {
    for (const payment of payments) payment.refunded = 0
  })
  expect(await ask(code, 700)).toMatchObject({ kind: 'asked' })
  const key = `key ${asks}`
  await told()
  expect(await findRefund(database, key)).toMatchObject({ state: 'refused' })
  expect([refundedOf(chargeId), await notes(orderId)]).toEqual([0, []])
  expect(await findDashboardRefunds(database, orderId)).toBe(0)
  expect(await ask(code, 700)).toMatchObject({ kind: 'asked' })
  await told()
  expect([refundedOf(chargeId), await notes(orderId)]).toEqual([700, [700]])
})

test('limits a reported refund total to the paid amount, and never lowers it', async () => {
  const { orderId, reference, total } = await paidOrder()
  const saying = async (refunded: number) => {
    const fetchCharge = async (id: string) => ({
      ...(await tools.gateway.fetchCharge(id)),
      refunded: halalas(refunded),
    })
    await checkRefunds(database, { ...tools, gateway: { ...tools.gateway, fetchCharge } }, reference)
    return await findDashboardRefunds(database, orderId)
  }
  expect(await saying(400)).toBe(400)
  // Two responses that arrived in the wrong order.
  expect(await saying(200)).toBe(400)
  expect(await saying(Number.MAX_SAFE_INTEGER)).toBe(total)
  expect(troubles).toHaveLength(2)
})

test('records two dashboard refunds of an order that was paid twice, one of them with a credit note', async () => {
  const { orderId, code, pages } = await orderPaidTwice()
  const charges = pages.map(chargeOf)
  const total = charges[0]?.amount ?? 0
  expect(await unreconciled(orderId)).toEqual({ elsewhere: 0, surplus: total })
  for (const charge of charges) await inDashboard(charge?.id ?? '', 'refund')
  await told()
  expect(await unreconciled(orderId)).toEqual({ elsewhere: 2 * total, surplus: 0 })
  expect(await ask(code, null)).toMatchObject({ kind: 'asked' })
  await told()
  expect([await paymentStatus(orderId), await notes(orderId)]).toEqual(['paid', []])
  expect(await unreconciled(orderId)).toEqual({ elsewhere: total, surplus: 0 })
  expect(await ask(code, null)).toMatchObject({ kind: 'asked' })
  await told()
  expect([await paymentStatus(orderId), await notes(orderId)]).toEqual(['refunded', [total]])
  expect(await unreconciled(orderId)).toBeUndefined()
  expect(await ask(code, null)).toEqual({ kind: 'notPaid' })
})

test('one dashboard refund of an order that was paid twice leaves no surplus', async () => {
  const { orderId, code, pages } = await orderPaidTwice()
  const charge = chargeOf(pages[1] ?? '')
  await inDashboard(charge?.id ?? '', 'refund')
  await told()
  expect(await unreconciled(orderId)).toEqual({ elsewhere: charge?.amount, surplus: 0 })
  await ask(code, null)
  await told()
  expect([await unreconciled(orderId), await paymentStatus(orderId)]).toEqual([undefined, 'paid'])
})

test('a payment that arrives for a refunded or cancelled order has to be refunded', async () => {
  const late = await startedOrder()
  await rows(`update orders set status = 'cancelled' where id = $1`, [late.orderId])
  await payOn(late.url, good)
  expect(await confirm(late.url)).toEqual({ kind: 'paidLate' })
  const total = chargeOf(late.reference)?.amount
  expect(await unreconciled(late.orderId)).toEqual({ elsewhere: 0, surplus: total })

  const paid = await paidOrder()
  expect(await unreconciled(paid.orderId)).toBeUndefined()
  await ask(paid.code, null)
  await told()
  await rows(
    `insert into payments (order_id, return_id, reference, url, amount, state, charge_id, expires_at, paid_at, next_poll_at)
      select order_id, gen_random_uuid(), reference || ' again', url, amount, 'paid', charge_id || ' again', now(), now(), now()
      from payments where order_id = $1`,
    [paid.orderId],
  )
  expect(await unreconciled(paid.orderId)).toEqual({ elsewhere: 0, surplus: paid.total })
})

test('polls an expired page as often as planned after a gateway outage', async () => {
  const { orderId, url, reference } = await startedOrder()
  shop.clock.aheadMs = 61 * 60_000
  expect(await confirm(url)).toEqual({ kind: 'expired' })
  shop.clock.aheadMs = 0
  await payOn(url, good)
  const errors: unknown[] = []
  const sweepDue = async (gateway: typeof tools.gateway) => {
    await rows('update payments set next_poll_at = now() where reference = $1', [reference])
    return await sweepPayments(database, { ...tools, gateway, onError: (error) => errors.push(error) })
  }
  const away = {
    ...tools.gateway,
    fetchPage: async () => Promise.reject(new GatewayError('unreachable', 'away')),
  }
  for (let hour = 0; hour < 12; hour += 1) expect(await sweepDue(away)).toBe(1)
  expect(errors).toHaveLength(12)
  expect(await sweepDue(tools.gateway)).toBe(1)
  expect(await paymentStatus(orderId)).toBe('paid')
})

/** Halves the pieces of an order, as `shop orders correct` does. */
async function halve(orderId: number, code: string) {
  const pieces = await rows<{ product: number; colour: number; size: number; quantity: number }>(
    `select product_id as product, colour_id as colour, size_id as size, quantity from order_line_variants where order_id = $1`,
    [orderId],
  )
  const correction = {
    buyer: {},
    place: null,
    pieces: [...new Set(pieces.map(({ product }) => product))].map((productId) => ({
      productId,
      selection: pieces
        .filter(({ product }) => product === productId)
        .map(({ colour, size, quantity }) => ({
          color_id: colour,
          sizes: [{ size_id: size, quantity: Math.ceil(quantity / 2) }],
        })),
    })),
  }
  const check = await checkCorrection(database, orderId, { correction, locale: 'en' })
  if ('refusal' in check) throw new Error(check.refusal)
  asks += 1
  const request = { code, correction, plan: check.plan, refundKey: `key ${asks}`, by: why.by }
  return { check, correct: () => correctOrder(database, request) }
}

test('refunds the difference of a paid card order corrected to fewer pieces through the gateway, once', async () => {
  const { orderId, code, chargeId } = await paidOrder()
  const { check, correct } = await halve(orderId, code)
  const both = await Promise.all([correct(), correct()])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['corrected', 'refused'])
  await told()
  expect(refundedOf(chargeId)).toBe(Number(check.refund))
  expect(await notes(orderId)).toEqual([Number(check.refund)])
  expect(await unreconciled(orderId)).toBeUndefined()
  const again = await halve(orderId, code)
  await ask(code, 500)
  expect(await again.correct()).toEqual({ kind: 'noRefund' })
  expect((await halve(orderId, code)).check.pieces).toEqual(again.check.pieces)
})

test('an order that was paid twice is not corrected to fewer pieces before the surplus is refunded', async () => {
  const { orderId, code } = await orderPaidTwice()
  const { check, correct } = await halve(orderId, code)
  expect(await correct()).toEqual({ kind: 'noRefund' })
  expect((await halve(orderId, code)).check.pieces).toEqual(check.pieces)
  await ask(code, (await unreconciled(orderId))?.surplus ?? null)
  await told()
  expect(await notes(orderId)).toEqual([])
  expect(await (await halve(orderId, code)).correct()).toMatchObject({ kind: 'corrected' })
  await told()
  expect(await notes(orderId)).toEqual([Number(check.refund)])
  expect(await unreconciled(orderId)).toBeUndefined()
})

test('ends the page of an unpaid card order that was corrected, and the next page has the new total', async () => {
  const { orderId, url } = await startedOrder()
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  const { check, correct } = await halve(orderId, order?.code ?? '')
  expect(await correct()).toMatchObject({ kind: 'corrected' })
  const next = await startPayment(database, tools, { orderId, now: new Date() })
  expect(next).not.toBe(url)
  expect(await payOn(url, good)).not.toContain('/payments/return')
  await payOn(next, good)
  expect(await confirm(next)).toMatchObject({ kind: 'paid' })
  expect(
    await rows(`select amount::int from payments where order_id = $1 and state = 'paid'`, [orderId]),
  ).toEqual([{ amount: Number(check.total.after) }])
})

test('a buyer whose order is corrected while a page is created never gets the page of the former total', async () => {
  const { orderId, url, reference } = await startedOrder()
  await tools.gateway.cancelPage(reference)
  await confirm(url)
  const [order] = await rows<{ code: string }>('select code from orders where id = $1', [orderId])
  const { gateway } = tools
  const made: string[] = []
  const slower = {
    ...gateway,
    createPage: async (page: Parameters<typeof gateway.createPage>[0]) => {
      const answer = await gateway.createPage(page)
      made.push(answer.url)
      if (made.length === 1) await (await halve(orderId, order?.code ?? '')).correct()
      return answer
    },
  }
  const start = () => startPayment(database, { ...tools, gateway: slower }, { orderId, now: new Date() })
  await expect(start()).rejects.toMatchObject({ code: 'nothingToPay' })
  expect(await payOn(made[0] ?? '', good)).not.toContain('/payments/return')
  const next = await start()
  await payOn(next, good)
  expect(await confirm(next)).toMatchObject({ kind: 'paid' })
})
