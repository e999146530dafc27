import { halalas } from '@zayy/domain/money'
import { beforeEach, expect, test } from 'vitest'
import { moyasarGateway } from './moyasar-gateway.ts'
import { GatewayError } from './payment-gateway.ts'

/** Answers as in Moyasar's documentation (docs.moyasar.com). */

const id = '71aedf4a-3c5c-4a5d-8c1e-0e6d7a0f1b11'
const asked: { call: string; authorization: string | null; sent: unknown }[] = []
let answer: { status: number; body: unknown } = { status: 200, body: {} }

const gateway = moyasarGateway({
  secretKey: 'sk_test_0123456789',
  webhookSecret: 'shared',
  send: async (request) => {
    const text = await request.text()
    asked.push({
      call: `${request.method} ${request.url}`,
      authorization: request.headers.get('authorization'),
      sent: text === '' ? null : JSON.parse(text),
    })
    return Response.json(answer.body, { status: answer.status })
  },
})

const payment = (changed: object = {}) => ({
  id: 'a4d2c1b0-0000-4000-8000-000000000001',
  status: 'paid',
  amount: 6_091,
  fee: 150,
  currency: 'SAR',
  refunded: 0,
  refunded_at: null,
  captured: 0,
  captured_at: null,
  voided_at: null,
  description: 'Order',
  amount_format: '60.91 SAR',
  fee_format: '1.50 SAR',
  refunded_format: '0.00 SAR',
  invoice_id: id,
  ip: null,
  callback_url: null,
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at: '2026-11-23T10:00:00.000Z',
  metadata: null,
  source: {
    type: 'creditcard',
    company: 'mada',
    name: 'A B',
    number: 'XXXX-XXXX-XXXX-1010',
    message: 'APPROVED',
  },
  ...changed,
})
const invoice = (changed: object = {}) => ({
  id,
  status: 'initiated',
  amount: 6_091,
  currency: 'SAR',
  description: 'Order',
  logo_url: null,
  amount_format: '60.91 SAR',
  url: `https://checkout.moyasar.com/invoices/${id}?lang=en`,
  callback_url: null,
  expired_at: '2026-11-23T11:00:00.000Z',
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at: '2026-11-23T10:00:00.000Z',
  back_url: null,
  success_url: null,
  metadata: { order_id: '7', order_code: 'AAAA-BBBB', return_id: 'r-1' },
  payments: [],
  ...changed,
})

beforeEach(() => {
  asked.length = 0
})

test('creates a page with amount in halalas, return URLs and the shop’s ids, in the buyer’s language', async () => {
  answer = { status: 201, body: invoice() }
  const page = await gateway.createPage({
    orderId: 7,
    orderCode: 'AAAA-BBBB',
    returnId: 'r-1',
    amount: halalas(6_091),
    description: 'Order',
    locale: 'ar',
    returnUrl: 'https://zayy.example/r',
    expiresAt: new Date('2026-11-23T11:00:00Z'),
  })
  expect(page).toEqual({ reference: id, url: `https://checkout.moyasar.com/invoices/${id}?lang=ar` })
  expect(asked).toEqual([
    {
      call: 'POST https://api.moyasar.com/v1/invoices',
      // The key as user name, an empty password.
      authorization: `Basic ${btoa('sk_test_0123456789:')}`,
      sent: {
        amount: 6_091,
        currency: 'SAR',
        description: 'Order',
        expired_at: '2026-11-23T11:00:00.000Z',
        success_url: 'https://zayy.example/r',
        back_url: 'https://zayy.example/r',
        metadata: { order_id: '7', order_code: 'AAAA-BBBB', return_id: 'r-1' },
      },
    },
  ])
})

const toPay = {
  orderId: 7,
  orderCode: 'AAAA-BBBB',
  returnId: 'r-1',
  amount: halalas(6_091),
  description: 'Order',
  expiresAt: new Date('2026-11-23T11:00:00Z'),
  locale: 'ar' as const,
}

test.each([
  ['https://moyasar.com/i/1', true],
  ['https://checkout.moyasar.com/i/1', true],
  ['https://api.moyasar.com/i/1', true],
  ['https://zayy.example/test-gateway/1', true],
  ['http://checkout.moyasar.com/i/1', false],
  ['https://checkout.moyasar.com:8443/i/1', false],
  ['https://notmoyasar.com/i/1', false],
  ['https://moyasar.com.evil.example/i/1', false],
  ['https://checkout.moyasar.com@evil.example/i/1', false],
  ['http://zayy.example/test-gateway/1', false],
  ['https://evil.example/', false],
])('accepts a payment page at %s: %s', async (url, isTaken) => {
  answer = { status: 201, body: invoice({ url }) }
  const made = gateway.createPage({ ...toPay, returnUrl: 'https://zayy.example/r' })
  if (isTaken) expect((await made).url).toBe(`${url}?lang=ar`)
  else await expect(made).rejects.toThrow(GatewayError)
})

test.each([
  ['initiated', false],
  ['paid', false],
  ['failed', false],
  ['on_hold', false],
  ['refunded', false],
  ['canceled', true],
  ['expired', true],
  ['voided', true],
])('reads an invoice that is %s as ended: %s', async (status, ended) => {
  answer = { status: 200, body: invoice({ status }) }
  expect(await gateway.fetchPage(id)).toMatchObject({ ended, orderId: '7', returnId: 'r-1', charges: [] })
})

test.each([
  ['initiated', 'pending', 0],
  ['authorized', 'pending', 0],
  ['verified', 'pending', 0],
  ['paid', 'paid', 0],
  ['captured', 'paid', 0],
  ['failed', 'failed', 0],
  ['voided', 'failed', 6_091],
  ['refunded', 'refunded', 0],
])('reads a payment that is %s as %s, with %d refunded', async (status, state, refunded) => {
  answer = { status: 200, body: payment({ status }) }
  expect(await gateway.fetchCharge(payment().id)).toMatchObject({ state, amount: 6_091, refunded })
})

test('sorts payments newest last and ignores those of another invoice', async () => {
  const tried = (minute: number, more: object) =>
    payment({ created_at: `2026-11-23T10:0${minute}:00.000Z`, ...more })
  const payments = [
    tried(3, { id: 'third', status: 'initiated' }),
    tried(2, { id: 'second', status: 'failed' }),
    tried(4, { id: 'foreign', invoice_id: 'another' }),
    tried(1, { id: 'first', status: 'failed' }),
  ]
  answer = { status: 200, body: invoice({ payments }) }
  expect((await gateway.fetchPage(id)).charges.map((charge) => charge.id)).toEqual([
    'first',
    'second',
    'third',
  ])
})

test('refunds in halalas and cancels a page', async () => {
  answer = { status: 200, body: payment({ refunded: 500 }) }
  expect(await gateway.refund(payment().id, halalas(500))).toMatchObject({ refunded: 500 })
  answer = { status: 200, body: invoice({ status: 'canceled' }) }
  await gateway.cancelPage(id)
  expect(asked.map(({ call, sent }) => [call, sent])).toEqual([
    [`POST https://api.moyasar.com/v1/payments/${payment().id}/refund`, { amount: 500 }],
    [`PUT https://api.moyasar.com/v1/invoices/${id}/cancel`, null],
  ])
})

test.each([
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [405, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('throws for status %i the error %s', async (status, reason) => {
  answer = { status, body: { type: 'api_error', message: 'no', errors: null } }
  await expect(gateway.fetchPage(id)).rejects.toMatchObject({ reason })
  await expect(gateway.fetchPage(id)).rejects.toThrow(GatewayError)
})

test('reads an event with its invoice, and a verification event with its code', async () => {
  const event = (type: string, data: object) =>
    gateway.readWebhook(
      JSON.stringify({
        id: 'event-1',
        type,
        created_at: '2026-11-23T10:00:00Z',
        secret_token: 'shared',
        account_name: null,
        live: false,
        data,
      }),
    )
  expect(event('payment_paid', payment())).toEqual({ id: 'event-1', kind: 'payment_paid', reference: id })
  const proof = event('webhook_verification', { webhook_id: 'hook/1', verification_code: '123456' })?.proof
  expect(proof).toEqual({ hookId: 'hook/1', code: '123456' })
  expect(event('webhook_verification', { webhook_id: 'hook', verification_code: '../1' })).toBeNull()
  answer = { status: 200, body: { id: 'hook/1' } }
  if (proof) await gateway.proveAddress(proof)
  expect(asked.map(({ call, sent }) => [call, sent])).toEqual([
    ['POST https://api.moyasar.com/v1/webhooks/hook%2F1/verify', { code: '123456' }],
  ])
})
