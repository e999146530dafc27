import { calls } from '@zayy/contract/calls'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { expect, test } from 'vitest'
import { testApi } from '../testing/test-api.ts'

const database = await demoDatabase()
const api = testApi({ database })

const withValues = [...calls.values()].filter(({ path }) => path.includes('{'))

/** Calls a route with `value` as each of its path parameters. */
const send = (route: (typeof withValues)[number], value: string) =>
  api.request(`http://shop.test/en/api${route.path.replaceAll(/\{\w+\}/g, value)}`, { method: route.method })

/** Malformed spellings of an id. */
const odd = [
  ...['1%00', '%001', '1%0A', '1%0D%0A', '1%09', '1%20', '%201', '1+', '%2B1', '01', '+1'],
  ...['1%E2%80%8F', '1%E2%80%8B', '%EF%BB%BF1', '1%C2%A0', '1%C2%AD', '1%E2%80%A8', '1%EF%BF%BF'],
  ...['%D9%A0%D9%A1', '%EF%BC%91', '1%2F', '1%3F', '1%23', '1%25', '1%2500', '1%ff', '1%', '1%E0%A4%A'],
]

test.each(withValues.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s takes one spelling of each value in its path',
  async (_, route) => {
    for (const value of odd) {
      const answer = await send(route, value)
      expect([value, answer.status]).toEqual([value, 404])
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  },
)

test('answers the usual spelling of the same values', async () => {
  for (const path of ['/products/1', '/products/1/related', '/products/1/rates', '/category/1', '/blogs/1'])
    expect((await api.request(`http://shop.test/en/api${path}`)).status, path).toBe(200)
})
