import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { testApi } from '../testing/test-api.ts'

const database = await testDatabase()
const errors: unknown[] = []
const api = testApi({ database, limits: 'normal', report: (error) => errors.push(error) })

const ask = (path: string, init?: RequestInit) => api.request(`http://shop.test${path}`, init)

test.each([
  ['/ar/api/nothing', 404, 'لم نجد ما تبحث عنه.'],
  ['/en/api/nothing', 404, 'We could not find what you are looking for.'],
  ['/en/api', 404, 'We could not find what you are looking for.'],
  ['/fr/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/fr/api', 404, 'لم نجد ما تبحث عنه.'],
  ['/fra/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/AR/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/ar-SA/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/%ff/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/api/settings', 404, 'لم نجد ما تبحث عنه.'],
  ['/en/api/products/abc', 404, 'We could not find what you are looking for.'],
  ['/en/api/products/0', 404, 'We could not find what you are looking for.'],
  ['/en/api/products/99999999999999999999', 404, 'We could not find what you are looking for.'],
  ['/en/api/products/1%00', 404, 'We could not find what you are looking for.'],
  ['/ar/api/cities/1', 404, 'لم نجد ما تبحث عنه.'],
])('answers %s with %i in JSON, in the language of the path', async (path, status, message) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toEqual({ message })
})

test('answers an unknown method with 405 and names the allowed ones', async () => {
  const answer = await ask('/en/api/products', { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('HEAD, GET')
  expect(await answer.json()).toEqual({ message: 'This method is not available here.' })
})

test('a public response has an ETag, and 304 says that nothing changed', async () => {
  const first = await ask('/en/api/settings')
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  const again = await ask('/en/api/settings', { headers: { 'if-none-match': `"x", ${etag.slice(2)}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await ask('/ar/api/settings')).headers.get('etag')).not.toBe(etag)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('compresses a public response with %s for clients that accept it', async (encoding, decompress) => {
  const plain = await ask('/en/api/openapi.json')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const packed = await ask('/en/api/openapi.json', { headers: { 'accept-encoding': encoding } })
  expect(packed.headers.get('content-encoding')).toBe(encoding)
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(decompress(await packed.arrayBuffer()).toString()).toBe(await plain.text())
})

test('responses to requests with a token are never cached', async () => {
  const answer = await ask('/en/api/settings', { headers: { cookie: 'lang=en; token=dead' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('answers HEAD like GET, without a body', async () => {
  const answer = await ask('/en/api/settings', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).toBeTruthy()
  expect(await answer.text()).toBe('')
})

test.each([
  ['page=0', { page: ['The number is out of range.'] }],
  ['page=-1', { page: ['The number is out of range.'] }],
  ['page=1.5', { page: ['Enter a whole number.'] }],
  ['page=abc', { page: ['Enter a whole number.'] }],
  ['page=1&page=2', { page: ['Send this field once.'] }],
  ['page[]=1', { page: ['Send this field once.'] }],
  ['sort=cheapest', { sort: ['The value is not one of the choices.'] }],
  [
    'is_men=2&avg_rate=6',
    {
      is_men: ['The value is not one of the choices.'],
      avg_rate: ['The number is out of range.'],
    },
  ],
  [`search=${'x'.repeat(201)}`, { search: ['The text is too long. Shorten it.'] }],
])('answers GET /products?%s with 422 and names every wrong field', async (query, errors) => {
  const answer = await ask(`/en/api/products?${query}`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ message: 'Please check the highlighted fields.', errors })
})

test.each([
  'page=',
  'page=%20',
  'page=%D9%A1',
  'page=%DB%B1',
  'utm_source=x',
  '__proto__[page]=9',
  'constructor[prototype][x]=1',
])('answers GET /products?%s with an empty first page', async (query) => {
  const answer = await ask(`/en/api/products?${query}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    data: {
      data: [],
      current_page: 1,
      last_page: 1,
      per_page: 12,
      total: 0,
      facets: { is_men: 0, is_women: 0, is_child: 0, colors: [], sizes: [], rated: 0 },
    },
  })
  expect(({} as { page?: unknown; x?: unknown }).page ?? ({} as { x?: unknown }).x).toBeUndefined()
})

test('answers an unknown category with 404', async () => {
  expect((await ask('/en/api/products?category_id=77')).status).toBe(404)
})

test('no server error was reported', () => {
  expect(errors).toEqual([])
})
