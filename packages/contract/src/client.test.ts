import { expect, test } from 'vitest'
import { routeTable } from './calls.ts'
import { createBrowserClient } from './client.ts'
import { failureOf } from './failure.ts'

type Sent = { method: string; url: string; key: string | null; body: string }

/** Creates a client of a server with fixed answers. Also returns the requests sent. */
function clientOf(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const client = createBrowserClient(
    'en',
    async (request) => {
      const { method, url, headers } = request
      sent.push({ method, url, key: headers.get('idempotency-key'), body: await request.text() })
      return answer()
    },
    'https://shop.test',
    routeTable,
  )
  return { client, sent }
}

const json = (status: number, body: unknown) => Response.json(body, { status })

test('sends a call by method, path and query, without undefined fields', async () => {
  const { client, sent } = clientOf(() => json(200, { data: 'the page' }))
  const answer = await client.catalog.products({
    page: 2,
    search: 'قميص',
    sort: null,
    category_id: undefined,
  })
  await client.catalog.product({ id: 7 })
  await client.settings.get()
  expect(answer).toEqual({ data: 'the page' })
  expect(sent.map(({ method, url }) => `${method} ${decodeURI(url)}`)).toEqual([
    'GET https://shop.test/en/api/products?page=2&search=قميص',
    'GET https://shop.test/en/api/products/7',
    'GET https://shop.test/en/api/settings',
  ])
})

test('sends an order as JSON with its idempotency key', async () => {
  const { client, sent } = clientOf(() => json(201, { data: 1, message: 'placed' }))
  await client.orders.place({ payment_method: 0, products: [] }, { context: { idempotencyKey: 'k-1' } })
  expect(sent).toEqual([
    {
      method: 'POST',
      url: 'https://shop.test/en/api/orders',
      key: 'k-1',
      body: '{"payment_method":0,"products":[]}',
    },
  ])
})

test('reads an error as status, message, errors and data', async () => {
  const errors = { 'products.0.product_id': ['Unknown.'] }
  const { client } = clientOf(() => json(409, { message: 'Look again.', errors, data: { tax: 1.5 } }))
  const thrown = await client.orders
    .place({ payment_method: 0, products: [] })
    .catch((error: unknown) => error)
  expect(failureOf(thrown)).toEqual({
    status: 409,
    message: 'Look again.',
    errors,
    data: { tax: 1.5 },
    retryAfter: null,
  })
})

test.each([
  ['90', 90],
  ['Sun, 22 Nov 2026 13:00:00 GMT', null],
])('reads the Retry-After of an error: %s', async (wait, seconds) => {
  const { client } = clientOf(() =>
    Response.json({ message: 'Too often.' }, { status: 429, headers: { 'retry-after': wait } }),
  )
  const thrown = await client.settings.get().catch((error: unknown) => error)
  expect(failureOf(thrown).retryAfter).toBe(seconds)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed')), 0],
  [
    'a broken answer',
    () => new Response('<html>', { status: 200, headers: { 'content-type': 'application/json' } }),
    0,
  ],
  [
    "a proxy's error page",
    () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    502,
  ],
  ['an error of another shape', () => json(500, { errors: 'all' }), 500],
])('reads %s as a failure without a message', async (_, answer, status) => {
  const { client } = clientOf(answer)
  const thrown = await client.settings.get().catch((error: unknown) => error)
  expect(failureOf(thrown)).toEqual({ status, message: '', errors: {}, data: undefined, retryAfter: null })
})

test('takes the message of a failure from a text body, its message field or its first invalid field', async () => {
  const messages = [
    new Response('Closed for today.', { status: 503, headers: { 'content-type': 'text/plain' } }),
    json(422, { message: 'Check the fields.', errors: { name: ['Required.'] } }),
    json(422, { errors: { name: ['Required.'] } }),
  ].map(async (response) => {
    const { client } = clientOf(() => response)
    return failureOf(await client.settings.get().catch((error: unknown) => error)).message
  })
  expect(await Promise.all(messages)).toEqual(['Closed for today.', 'Check the fields.', 'Required.'])
})

test('reads any thrown value as a failure', () => {
  for (const thrown of [
    undefined,
    null,
    'x',
    {},
    new Error('x'),
    Object.assign(new Error('x'), { status: 'y' }),
  ]) {
    expect(failureOf(thrown)).toEqual({
      status: 0,
      message: '',
      errors: {},
      data: undefined,
      retryAfter: null,
    })
  }
})
