import { currentRequestId } from '@zayy/platform/http/request-id'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'

const own = new Hono().get('/own', (c) => c.text('x', 200, { 'x-frame-options': 'SAMEORIGIN' }))
const errors: unknown[] = []
const ids: (string | undefined)[] = []
const app = createApp({
  health: new Hono().get('/healthz', (c) => c.text('ok')),
  api: new Hono().get('/en/api/x', (c) => c.json({})),
  media: async () => new Response(null, { status: 404 }),
  assets: own,
  crawlers: new Hono(),
  payments: new Hono(),
  manifests: new Hono(),
  pages: new Hono().get('/thrown', async () => {
    await Promise.resolve()
    throw new Error('a secret of the shop')
  }),
  hsts: 'max-age=86400',
  report: (error) => {
    errors.push(error)
    ids.push(currentRequestId())
  },
})

test.each(['/healthz', '/en/api/x', '/media/x', '/own', '/thrown', '/nothing'])(
  'sends every security header with %s',
  async (path) => {
    const { headers } = await app.request(`https://shop.test${path}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe(path === '/own' ? 'SAMEORIGIN' : 'DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('responds 500 without details to an uncaught error and reports it', async () => {
  errors.length = 0
  const answer = await app.request('https://shop.test/thrown')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(errors).toHaveLength(1)
})

test('reports a page error with the request id of its response', async () => {
  ids.length = 0
  const given = await app.request('https://shop.test/thrown', { headers: { 'x-request-id': 'from-a-proxy' } })
  expect([given.headers.get('x-request-id'), ...ids]).toEqual(['from-a-proxy', 'from-a-proxy'])
})
