/** Every input of a call is bounded in length before any work is done with it. */

import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { calls } from '@zayy/contract/calls'
import { MAX_ISSUES } from '@zayy/contract/input-parsers/list'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { expect, test, vi } from 'vitest'
import { testApi } from '../testing/test-api.ts'

const errors: unknown[] = []
const api = testApi({ database: await demoDatabase(), report: (error) => errors.push(error) })

async function post(type: string | undefined, body: string | FormData) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  const answer = await api.request('http://shop.test/en/api/orders', { method: 'POST', headers, body })
  const text = await answer.text()
  return { status: answer.status, length: text.length, ...JSON.parse(text) }
}

/** Encodes an order of `sizes` sizes without a quantity, in lists of at most 200, in each type of body. */
function bodies(sizes: number): [name: string, type: string | undefined, body: string | FormData][] {
  const colors = Array.from({ length: Math.ceil(sizes / 200) }, (_, color) => ({
    sizes: Array.from({ length: Math.min(200, sizes - 200 * color) }, () => ({ size_id: 'x' })),
  }))
  const fields = colors.flatMap((color, c) =>
    color.sizes.map((_, s): [string, string] => [`products[0][colors][${c}][sizes][${s}][size_id]`, 'x']),
  )
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return [
    ['JSON', 'application/json', JSON.stringify({ products: [{ colors }] })],
    ['an urlencoded form', 'application/x-www-form-urlencoded', String(new URLSearchParams(fields))],
    ['a multipart form', undefined, form],
  ]
}

test.each(bodies(2_000))('reads %s with 2,000 values; lists at most 50 issues', async (_, type, body) => {
  const { status, errors, length } = await post(type, body)
  expect(status).toBe(422)
  expect(Object.keys(errors)).toHaveLength(MAX_ISSUES)
  expect(length).toBeLessThan(10_000)
})

test.each(bodies(2_001))('answers %s with 2,001 values with 413', async (_, type, body) => {
  expect((await post(type, body)).status).toBe(413)
})

test("lists at most 50 errors of the shop's own checks", async () => {
  const colors = [{ color_id: 900_000, sizes: [{ size_id: 900_000, quantity: 1 }] }]
  const products = Array.from({ length: 200 }, (_, product) => ({ product_id: 900_000 + product, colors }))
  const guest = { name: 'Sara', email: 'sara@example.com', phone: '0501234567', address: 'Olaya Street' }
  const place = { country_id: 1, city_id: 1, area_id: 1 }
  const order = { payment_method: 0, ...guest, ...place, products }
  const { status, errors } = await post('application/json', JSON.stringify(order))
  expect(status).toBe(422)
  expect(Object.keys(errors)).toHaveLength(MAX_ISSUES)
})

test.each([
  ['lists in lists', `{"a":${'['.repeat(120_000)}${']'.repeat(120_000)}}`, 422],
  ['lists without anything in them', `{"products":[${'[],'.repeat(60_000)}[]]}`, 413],
  ['names without end', `{${Array.from({ length: 20_000 }, (_, at) => `"${at}":1`)}}`, 413],
  ['200 × 200 × 200 sizes', `{"products":[${'{"colors":[{"sizes":[{},{},{}]}]},'.repeat(7_000)}{}]}`, 413],
])('%s', async (_, body, status) => {
  expect(body.length).toBeLessThan(256 * 1024)
  expect((await post('application/json', body)).status).toBe(status)
})

test('refuses a name of 100,000 marks before it is normalised', async () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const body = JSON.stringify({ name: `a${'\u0301\u0316'.repeat(50_000)}`, products: [] })
  const { status, errors } = await post('application/json', body)
  const longest = Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))
  normalize.mockRestore()
  expect([status, errors.name]).toEqual([422, ['The text is too long. Shorten it.']])
  expect(longest).toBeLessThan(4_000)
})

test('refuses lists of which a form names only the last entries before they are built', async () => {
  const deserialize = vi.spyOn(StandardBracketNotationSerializer.prototype, 'deserialize')
  const names = Array.from({ length: 1_000 }, (_, at) => `products[${at}][colors][999][sizes][999][quantity]`)
  const form = String(new URLSearchParams(Object.fromEntries(names.map((name) => [name, '1']))))
  const { status } = await post('application/x-www-form-urlencoded', form)
  expect([status, deserialize.mock.calls]).toEqual([413, []])
  deserialize.mockRestore()
})

const kilobyte = 1_024
const larger = new Map([
  ['contact.send', 64],
  ['reviews.rate', 32],
  ['orders.place', 256],
])

test('bounds the body of every call by its type: JSON and urlencoded forms never above 256 KB', () => {
  for (const [name, { bodies }] of calls) {
    const bytes = (larger.get(name) ?? 16) * kilobyte
    const any = { json: bytes, urlencoded: bytes, multipart: bytes }
    const receipt = { multipart: 5 * kilobyte * kilobyte + 16 * kilobyte }
    expect([name, bodies]).toEqual([name, name === 'orders.sendReceipt' ? receipt : any])
  }
})

test('no server error was reported', () => {
  expect(errors).toEqual([])
})
