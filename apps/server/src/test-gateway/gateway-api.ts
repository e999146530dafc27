import type { Database } from '@zayy/database/database'
import { testInvoices } from '@zayy/database/schema/test-gateway'
import { halalas } from '@zayy/domain/money'
import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { selectCharge, selectInvoice } from './invoice-queries.ts'
import { presentCharge, presentInvoice } from './present-invoice.ts'
import { refundCharge, voidCharge } from './refund-charge.ts'

/**
 * @property origin what the addresses of its pages start with
 * @property secretKey the user name that callers send by Basic authentication
 */
export type GatewayApiOptions = { database: Database; origin: string; secretKey: string; now: () => Date }

/** The least that an invoice may be made for: halalas. */
const LEAST = 100
const address = z.url({ protocol: /^https?$/ })

const newInvoice = z.object({
  amount: z.int().check(z.minimum(LEAST), z.maximum(2_000_000_000)),
  currency: z._default(z.literal('SAR'), 'SAR'),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  success_url: z.optional(address),
  back_url: z.optional(address),
  expired_at: z.optional(z.iso.datetime()),
  metadata: z._default(z.record(z.string(), z.string()), {}),
})
const newRefund = z.object({ amount: z.optional(z.int().check(z.minimum(1))) })

/** The part of Moyasar's API that shops use, below `/v1`: invoices, payments and refunds, with its statuses and errors. */
export function createGatewayApi({ database, origin, secretKey, now }: GatewayApiOptions): Hono {
  const api = new Hono().basePath('/v1')
  const right = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  api.use(bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.body(null, 413) }))
  api.use(async (c, next) => {
    if (c.req.header('authorization') === right) return await next()
    return failure(c, 401, 'authentication_error', 'Invalid authorization credentials')
  })
  api.post('/invoices', async (c) => {
    const sent = newInvoice.safeParse(await c.req.json().catch(() => null))
    if (!sent.success) return invalid(c, sent.error.issues)
    const { amount, success_url, back_url, expired_at, ...fields } = sent.data
    const [invoice] = await database
      .insert(testInvoices)
      .values({
        ...fields,
        amount: halalas(amount),
        successUrl: success_url,
        backUrl: back_url,
        expiresAt: expired_at === undefined ? null : new Date(expired_at),
      })
      .returning()
    if (!invoice) throw new Error('an invoice was not written')
    return c.json(presentInvoice(invoice, [], origin, now()), 201)
  })
  api.get('/invoices/:id', async (c) => await shownInvoice(c, c.req.param('id')))
  api.put('/invoices/:id/cancel', async (c) => {
    const id = c.req.param('id')
    if (!(await selectInvoice(database, id))) return notFound(c)
    const canceled = await database
      .update(testInvoices)
      .set({ status: 'canceled' })
      .where(and(eq(testInvoices.id, id), eq(testInvoices.status, 'initiated')))
      .returning({ id: testInvoices.id })
    if (canceled.length === 0) return failure(c, 400, 'invalid_request_error', 'Invoice cannot be canceled')
    return await shownInvoice(c, id)
  })
  api.get('/payments/:id', async (c) => await shownCharge(c, c.req.param('id')))
  api.post('/payments/:id/refund', async (c) => {
    const sent = newRefund.safeParse(await c.req.json().catch(() => ({})))
    if (!sent.success) return invalid(c, sent.error.issues)
    const id = c.req.param('id')
    if (!(await selectCharge(database, id))) return notFound(c)
    const { amount } = sent.data
    if (!(await refundCharge(database, id, amount === undefined ? undefined : halalas(amount))))
      return failure(c, 400, 'invalid_request_error', 'Payment cannot be refunded by this amount')
    return await shownCharge(c, id)
  })
  api.post('/payments/:id/void', async (c) => {
    const id = c.req.param('id')
    if (!(await selectCharge(database, id))) return notFound(c)
    if (!(await voidCharge(database, id)))
      return failure(c, 400, 'invalid_request_error', 'Payment cannot be voided')
    return await shownCharge(c, id)
  })
  return api

  async function shownInvoice(c: Context, id: string) {
    const found = await selectInvoice(database, id)
    return found ? c.json(presentInvoice(found.invoice, found.charges, origin, now())) : notFound(c)
  }

  async function shownCharge(c: Context, id: string) {
    const found = await selectCharge(database, id)
    return found ? c.json(presentCharge(found.charge, found.invoice)) : notFound(c)
  }
}

function notFound(c: Context): Response {
  return failure(c, 404, 'invalid_request_error', 'Object not found')
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
