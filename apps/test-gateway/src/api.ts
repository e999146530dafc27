import { randomUUID } from 'node:crypto'
import { halalas } from '@zayy/domain/money'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { refundPayment, voidPayment } from './payments.ts'
import { type Invoice, invoiceStatus, type Payment, type Storage } from './storage.ts'

/**
 * @property origin the origin of the gateway's pages
 * @property secretKey the user name that callers send by Basic authentication
 */
export type ApiOptions = { storage: Storage; origin: string; secretKey: string; now: () => Date }

const url = z.url({ protocol: /^https?$/ })

/** Amounts in halalas. */
const newInvoice = z.object({
  amount: z.int().check(z.minimum(100), z.maximum(2_000_000_000)),
  currency: z._default(z.literal('SAR'), 'SAR'),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  success_url: z.optional(url),
  back_url: z.optional(url),
  expired_at: z.optional(z.iso.datetime()),
  metadata: z._default(z.record(z.string(), z.string()), {}),
})
const newRefund = z.object({ amount: z.optional(z.int().check(z.minimum(1))) })

/** The part of Moyasar's API that the shop uses, below `/v1`: invoices, payments and refunds, with its statuses and errors. */
export function createApi({ storage, origin, secretKey, now }: ApiOptions): Hono {
  const api = new Hono().basePath('/v1')
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  api.use(bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.body(null, 413) }))
  api.use(async (c, next) => {
    if (c.req.header('authorization') === authorization) return await next()
    return failure(c, 401, 'authentication_error', 'Invalid authorization credentials')
  })
  api.post('/invoices', async (c) => {
    const sent = newInvoice.safeParse(await c.req.json().catch(() => null))
    if (!sent.success) return invalid(c, sent.error.issues)
    const { amount, success_url, back_url, expired_at, ...fields } = sent.data
    const invoice: Invoice = {
      ...fields,
      id: randomUUID(),
      status: 'initiated',
      amount: halalas(amount),
      success_url: success_url ?? null,
      back_url: back_url ?? null,
      expired_at: expired_at === undefined ? null : new Date(expired_at).toISOString(),
      created_at: now().toISOString(),
      payments: [],
    }
    storage.addInvoice(invoice)
    return c.json(present(invoice), 201)
  })
  api.get('/invoices/:id', (c) => {
    const invoice = storage.findInvoice(c.req.param('id'))
    return invoice ? c.json(present(invoice)) : notFound(c)
  })
  api.put('/invoices/:id/cancel', (c) => {
    const id = c.req.param('id')
    if (!storage.findInvoice(id)) return notFound(c)
    const canceled = storage.changeInvoice(id, now(), (invoice) => {
      if (invoice.status !== 'initiated') return undefined
      invoice.status = 'canceled'
      return invoice
    })
    return canceled ? c.json(present(canceled)) : refused(c, 'Invoice cannot be canceled')
  })
  api.get('/payments/:id', (c) => {
    const payment = findPayment(c.req.param('id'))
    return payment ? c.json(payment) : notFound(c)
  })
  api.post('/payments/:id/refund', async (c) => {
    const sent = newRefund.safeParse(await c.req.json().catch(() => ({})))
    if (!sent.success) return invalid(c, sent.error.issues)
    const id = c.req.param('id')
    if (!findPayment(id)) return notFound(c)
    const { amount } = sent.data
    const refunded = refundPayment(storage, id, amount === undefined ? undefined : halalas(amount), now())
    return refunded ? c.json(refunded) : refused(c, 'Payment cannot be refunded by this amount')
  })
  api.post('/payments/:id/void', (c) => {
    const id = c.req.param('id')
    if (!findPayment(id)) return notFound(c)
    const voided = voidPayment(storage, id, now())
    return voided ? c.json(voided) : refused(c, 'Payment cannot be voided')
  })
  return api

  function present(invoice: Invoice) {
    const status = invoiceStatus(invoice, now())
    return { ...invoice, status, url: `${origin}/test-gateway/invoices/${invoice.id}` }
  }

  function findPayment(id: string): Payment | undefined {
    return storage.findInvoiceOfPayment(id)?.payments.find((payment) => payment.id === id)
  }
}

function notFound(c: Context): Response {
  return failure(c, 404, 'invalid_request_error', 'Object not found')
}

function refused(c: Context, message: string): Response {
  return failure(c, 400, 'invalid_request_error', message)
}

function invalid(c: Context, issues: readonly { path: PropertyKey[]; message: string }[]): Response {
  const errors = Object.groupBy(issues, ({ path }) => String(path[0] ?? 'body'))
  const messages = Object.entries(errors).map(([field, found = []]) => [
    field,
    found.map(({ message }) => message),
  ])
  return failure(c, 400, 'invalid_request_error', 'Validation Failed', Object.fromEntries(messages))
}

function failure(
  c: Context,
  status: 400 | 401 | 404,
  type: string,
  message: string,
  errors: Record<string, string[]> | null = null,
): Response {
  return c.json({ type, message, errors }, status)
}
