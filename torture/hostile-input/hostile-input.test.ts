import { testApi } from '@zayy/server/api/testing/test-api'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import * as fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type HostileRequest, hostileRequest } from './hostile-request.ts'

const errors: unknown[] = []
const api = testApi({ database: await demoDatabase(), report: (error) => errors.push(error) })

/** Property: the API answers any request with a status and body as in contract.md, "statuses". */
function answersSoundly(shop: Hono) {
  return fc.asyncProperty(hostileRequest, async ({ path, init }: HostileRequest) => {
    const answer = await shop.request(`http://shop.test${path}`, init)
    expect([200, 201, 400, 404, 409, 413, 415, 422]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const body = JSON.parse(await answer.text())
    if (answer.status < 300) expect(body).toHaveProperty('data')
    else expectRefusal(body)
    if (answer.status === 201) expectSums(body.data)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
}

function expectRefusal(body: { message: string; errors?: Record<string, string[]>; data?: unknown }): void {
  const { message, errors = {}, data: _, ...others } = body
  expect(others).toEqual({})
  for (const text of [message, ...Object.values(errors).flat()]) expect(text).toMatch(/^[^{}]{5,200}$/)
}

/** Checks that the totals of an accepted order add up in halalas. */
function expectSums(
  bill: Record<'items_total' | 'coupon_value' | 'shipping' | 'tax' | 'grand_total', number>,
): void {
  const { items_total, coupon_value, shipping, tax, grand_total } = bill
  expect(items_total).toBeGreaterThan(0)
  const halalas = (sar: number) => Math.round(sar * 100)
  expect(halalas(items_total) - halalas(coupon_value) + halalas(shipping) + halalas(tax)).toBe(
    halalas(grand_total),
  )
}

test('answers 500 hostile requests without internal errors, and accepted orders add up', async () => {
  await fc.assert(answersSoundly(api), { numRuns: 500 })
  expect(errors).toEqual([])
})

test('the property finds an API that trusts JSON bodies', async () => {
  const careless = new Hono()
  careless.post('*', async (c, next) => {
    if (c.req.header('content-type') === 'application/json') JSON.parse(await c.req.raw.clone().text())
    await next()
  })
  careless.all('*', (c) => api.fetch(c.req.raw))
  careless.onError(() => new Response(null, { status: 500 }))
  const { failed, counterexample } = await fc.check(answersSoundly(careless), { numRuns: 500 })
  expect(failed).toBe(true)
  expect(counterexample?.[0].init.method).toBe('POST')
})
