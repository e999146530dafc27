import { calls } from '@zayy/contract/calls'
import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { testApi } from '../testing/test-api.ts'
import { isOwnOrigin } from './credentials.ts'

const database = await testDatabase()
const open = (publicUrl?: string) => testApi({ database, publicUrl, report: () => {} })
const withoutUrl = open()
const withUrl = open('https://zayy.example')

/** Every call of the contract, with what its policy says. */
const everyCall = [...calls].map(([name, policy]) => ({
  name,
  method: policy.method,
  path: `/en/api${policy.path.replaceAll(/\{\w+\}/g, '1')}`,
  policy,
}))
const ownOnly = everyCall.filter(({ policy }) => policy.origin === 'own')
const forCustomers = everyCall.filter(({ policy }) => policy.access === 'customer')

/** GET by the specification, though it changes something. */
const changingGet = 'accounts.logout'

test('exactly the calls that change something accept only the shop’s own pages', () => {
  expect(ownOnly.map(({ name }) => name)).toEqual(
    everyCall.filter(({ name, method }) => method !== 'GET' || name === changingGet).map(({ name }) => name),
  )
})

/** A request as a page sends it, with a body if the method has one. */
const sent = (method: string, headers: Record<string, string>) => ({
  method,
  headers,
  ...(method === 'GET' ? {} : { body: '{}' }),
})

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbour below one domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.zayy.example' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['a browser that names the origin alone', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['the same host on another port', { origin: 'https://zayy.example:8443' }],
  ['the same host without TLS', { origin: 'http://zayy.example' }],
  ['a page that says twice where it comes from', { origin: 'https://zayy.example, https://evil.example' }],
  ['another site with a password of HTTP', { authorization: 'Basic YTpi', 'sec-fetch-site': 'cross-site' }],
  [
    'another site with a token that is none, and a cookie',
    { authorization: 'Bearer ', cookie: 'token=abc; __Host-token=abc', origin: 'https://evil.example' },
  ],
]

for (const { name, method, path } of ownOnly) {
  test.each(foreign)(`${name} rejects %s with 403`, async (_, headers) => {
    const answer = await withUrl.request(`http://inside:3000${path}`, sent(method, headers))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ message: 'This can only be done on the shop’s own pages.' })
  })

  const own: [string, Record<string, string>][] = [
    ['the own page', { 'sec-fetch-site': 'same-origin', origin: 'https://zayy.example' }],
    ['the own page in a browser that names the origin alone', { origin: 'https://zayy.example' }],
    ['a program', {}],
    ['a program with a token', { authorization: 'Bearer abc' }],
    [
      'another site with a token, which no browser lets it send',
      { authorization: 'Bearer abc', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'another site with a token and a cookie',
      { authorization: 'Bearer abc', cookie: 'token=def; __Host-token=def', origin: 'https://evil.example' },
    ],
    [
      'the own page with a cookie',
      { cookie: 'token=abc; __Host-token=abc', 'sec-fetch-site': 'same-origin' },
    ],
  ]
  test.each(own)(`${name} lets %s through`, async (_, headers) => {
    const answer = await withUrl.request(`http://inside:3000${path}`, sent(method, headers))
    expect(answer.status).not.toBe(403)
  })

  test(`${name} without PUBLIC_URL accepts pages of the requested host only`, async () => {
    const from = (origin: string) =>
      withoutUrl.request(`http://10.0.0.5:3000${path}`, sent(method, { origin }))
    expect((await from('http://10.0.0.5:3000')).status).not.toBe(403)
    expect((await from('http://10.0.0.6:3000')).status).toBe(403)
  })
}

test.each(everyCall.filter(({ policy }) => policy.access !== 'customer'))(
  '$name is for anybody: never 401 without a token',
  async ({ method, path }) => {
    expect((await withoutUrl.request(`http://shop.test${path}`, { method })).status).not.toBe(401)
  },
)

for (const { name, method, path } of forCustomers)
  test(`${name} answers 401 without a login`, async () => {
    expect((await withoutUrl.request(`http://shop.test${path}`, { method })).status).toBe(401)
  })

test.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://zayy.example' }, true],
  [{ origin: 'https://evil.example' }, false],
])(
  'a request with %o that is authenticated only by its cookie may change something: %s',
  (headers, isOwn) => {
    const request = new Request('http://inside:3000/en/api/orders', { method: 'POST', headers })
    expect(isOwnOrigin(request, 'https://zayy.example', 'cookie')).toBe(isOwn)
  },
)

test.each([
  ['GET', 'navigate', false],
  ['HEAD', 'navigate', false],
  ['GET', 'cors', true],
  ['HEAD', 'cors', true],
])('a %s request with a cookie and mode %s may change something: %s', (method, mode, isOwn) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode }
  const request = new Request('http://inside:3000/en/api/logout', { method, headers })
  expect(isOwnOrigin(request, 'https://zayy.example', 'cookie')).toBe(isOwn)
})

const untold = { cookie: 'token=abc; __Host-token=abc' }

test.each(ownOnly)(
  '$name by cookie without an origin header is rejected, or made without the cookie',
  async ({ method, path, policy }) => {
    const { status } = await withUrl.request(`http://inside:3000${path}`, sent(method, untold))
    if (policy.access === 'anybody') expect(status).not.toBe(403)
    else expect(status).toBe(403)
  },
)

test('logs a rejection by origin, size or rate with its client', async () => {
  const noted: string[] = []
  const limited = testApi({
    database,
    limits: 'normal',
    report: () => {},
    recordRejection: (kind, client) => noted.push(`${kind} ${client}`),
  })
  const post = async (body: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more }
    return (await limited.request('http://shop.test/en/api/orders', { method: 'POST', headers, body })).status
  }
  const origin = 'https://evil.example'
  expect(await post('{}', { origin })).toBe(403)
  expect(noted).toEqual(['origin 203.0.113.7'])
  expect(await post('x'.repeat(300_000))).toBe(413)
  expect(noted.slice(1)).toEqual(['body 203.0.113.7'])
  let status = 0
  for (let call = 0; call < 40 && status !== 429; call += 1) status = await post('{}')
  expect(noted.slice(2)).toEqual(['calls 203.0.113.7'])
})
