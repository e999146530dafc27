/** No body keeps the server's only thread busy for long, whatever its shape: its parts are counted before it is parsed. */

import { calls } from '@zayy/contract/calls'
import type { BodyType } from '@zayy/contract/policies'
import { testDatabase } from '@zayy/database/testing/test-database'
import { billToken } from '@zayy/shop/orders/bill-token'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect, test, vi } from 'vitest'
import { newClient, openApi } from '../testing/api-client.ts'

const { api, newCustomer } = openApi(await testDatabase())
const { token } = await newCustomer()

const contentTypes = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=B',
} satisfies Record<BodyType, string>

type Shape = [name: string, make: (bytes: number) => string, type?: string]

/** Returns `before`, as many parts as fit into `bytes`, then `after`. */
const filled = (bytes: number, part: (at: number) => string, before: string, after: string) => {
  const parts: string[] = []
  for (let left = bytes - before.length - after.length, at = 0; ; at += 1) {
    const next = part(at)
    left -= next.length
    if (left < 0) return `${before}${parts.join('')}${after}`
    parts.push(next)
  }
}
const comma = (at: number) => (at === 0 ? '' : ',')
const field = (name: string) => `--B\r\nContent-Disposition: form-data; name="${name}"`

const shapes: Record<BodyType, Shape[]> = {
  json: [
    ['lists in lists', (bytes) => `{"a":${'['.repeat(bytes / 2 - 8)}${']'.repeat(bytes / 2 - 8)}}`],
    ['objects in objects', (bytes) => `{"a":${'{"a":'.repeat(bytes / 6 - 8)}1${'}'.repeat(bytes / 6 - 8)}}`],
    ['empty objects', (bytes) => filled(bytes, (at) => `${comma(at)}{}`, '{"a":[', ']}')],
    ['distinct names', (bytes) => filled(bytes, (at) => `${comma(at)}"k${at}":1`, '{', '}')],
    [
      'scattered numbers as names',
      (bytes) => filled(bytes, (at) => `${comma(at)}"${(at * 7_919) % 1_000_003}":1`, '{', '}'),
    ],
    ['half of a document', (bytes) => filled(bytes, () => '[', '{"a":', '')],
  ],
  urlencoded: [
    ['ampersands', (bytes) => '&'.repeat(bytes)],
    ['fields without names', (bytes) => '=&'.repeat(bytes / 2)],
    ['fields', (bytes) => filled(bytes, (at) => `a${at}=&`, '', '')],
    ['percent signs', (bytes) => `a=${'%'.repeat(bytes - 2)}`],
    ['brackets', (bytes) => `a${'['.repeat(bytes - 4)}=1`],
  ],
  multipart: [
    ['parts', (bytes) => filled(bytes, () => '--B\r\n\r\n\r\n', '', '--B--\r\n')],
    ['parts without anything between', (bytes) => '--B'.repeat(bytes / 3)],
    [
      'parts behind another boundary',
      (bytes) => filled(bytes, () => `${field('a')}\r\n\r\n1\r\n`, '', '--B--\r\n'),
      'multipart/form-data; xboundary=AAAA; boundary=B',
    ],
    ['lines of headers', (bytes) => filled(bytes, () => 'a:b\r\n', '--B\r\n', '\r\n\r\n--B--\r\n')],
    [
      'lines of headers after a few parts',
      (bytes) => filled(bytes, () => 'a:b\r\n', `${field('a')}\r\n\r\n1\r\n--B\r\n`, '\r\n\r\n--B--\r\n'),
    ],
    ['a header without an end', (bytes) => filled(bytes, () => 'a', '--B\r\na:', '')],
    [
      'a name without an end',
      (bytes) => filled(bytes, () => 'a', '--B\r\nContent-Disposition: form-data; name="', ''),
    ],
    ['line breaks before the first part', (bytes) => filled(bytes, () => '\r\n', '', '--B--\r\n')],
    [
      'line breaks in a file',
      (bytes) => filled(bytes, () => '\r\n', `${field('receipt')}; filename="a"\r\n\r\n`, '\r\n--B--\r\n'),
    ],
    ['a text', (bytes) => filled(bytes, () => 'x', `${field('receipt')}\r\n\r\n`, '\r\n--B--\r\n')],
  ],
}

/** One call for each combination of body limits. */
const withBody = [...calls.values()].filter(({ method }) => method !== 'GET')
const bySize = [...new Map(withBody.map((call) => [JSON.stringify(call.bodies), call])).values()]
const types = ['json', 'urlencoded', 'multipart'] as const
const cases = bySize.flatMap(({ method, path, bodies }) =>
  types.flatMap((type) => {
    const bytes = bodies[type]
    return bytes === undefined
      ? []
      : shapes[type].map(([shape, make, header = contentTypes[type]]) => ({
          method,
          path,
          type: header,
          bytes,
          shape,
          make,
        }))
  }),
)

async function send(method: string, path: string, type: string, body: string) {
  const to = path.replace('{token}', billToken(testKeys, { id: 1, billRevision: 0 })).replace('{id}', '1')
  const answer = await api.request(`https://zayy.example/en/api${to}`, {
    method,
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'x-test-client': newClient(),
      authorization: `Bearer ${token}`,
    },
  })
  return answer.status
}

/** The reference: an ordinary JSON body of the maximum size. */
const plainOrder = filled(
  256 * 1_024,
  (at) => `${comma(at)}{"product_id":${at},"note":"${'x'.repeat(4_000)}"}`,
  '{"products":[',
  ']}',
)

/** Returns CPU time in microseconds, which other processes do not affect. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('body limits differ between calls', () => {
  expect(bySize.length).toBeGreaterThan(3)
  expect(new Set(cases.map(({ bytes }) => bytes)).size).toBeGreaterThan(3)
})

/**
 * Returns the least CPU time of at most three runs, so that a garbage collection does not count. Stops once a run is within
 * `enough`.
 */
async function leastTime(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && least > enough; time += 1) least = Math.min(least, await processorTime(work))
  return least
}

const mostTimes = 15

test.each(cases)(
  '$shape of $bytes bytes as $type to $path costs at most as much as a few orders',
  async (sent) => {
    const parse = vi.spyOn(JSON, 'parse')
    const body = sent.make(sent.bytes)
    expect(body.length).toBeLessThanOrEqual(sent.bytes)
    const order = await leastTime(() => send('POST', '/orders', contentTypes.json, plainOrder), 0)
    const statuses = new Set<number>()
    const time = await leastTime(
      async () => statuses.add(await send(sent.method, sent.path, sent.type, body)),
      mostTimes * order,
    )
    expect(time / order).toBeLessThan(mostTimes)
    expect([...statuses].every((status) => [400, 404, 409, 413, 422].includes(status))).toBe(true)
    for (const [text] of parse.mock.calls) expect(String(text).length).toBeLessThanOrEqual(256 * 1_024)
    parse.mockRestore()
  },
)
