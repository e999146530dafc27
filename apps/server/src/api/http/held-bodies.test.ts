/** A body that is not worth receiving is refused before it has come, and those in hand take a bounded part of the memory. */

import { calls } from '@zayy/contract/calls'
import { testDatabase } from '@zayy/database/testing/test-database'
import { billToken } from '@zayy/shop/orders/bill-token'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect, test } from 'vitest'
import { newClient, openApi } from '../testing/api-client.ts'

const { api, newCustomer } = openApi(await testDatabase())
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=B'

/**
 * Sends a call's headers and nothing of its body.
 * @returns `outcome`: the status of its answer, or `received` where the server begins to receive the body; `end` breaks the body off, and
 *   gives the status of that
 */
async function sendHeld(method: string, path: string, headers: Record<string, string>, client = newClient()) {
  let breakOff = () => {}
  let told = (_: 'received') => {}
  const received = new Promise<'received'>((resolve) => {
    told = resolve
  })
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        told('received')
        return new Promise<void>((resolve) => {
          breakOff = () => {
            controller.error(new Error('broken off'))
            resolve()
          }
        })
      },
    },
    { highWaterMark: 0 },
  )
  const init: RequestInit & { duplex: 'half' } = { method, body, duplex: 'half' }
  const request = new Request(`https://zayy.example/en/api${path}`, {
    ...init,
    headers: { 'x-test-client': client, ...headers },
  })
  const status = Promise.resolve(api.request(request)).then((answer) => answer.status)
  return {
    outcome: await Promise.race([status, received]),
    end: () => {
      breakOff()
      return status
    },
  }
}

const outcomeOf = async (...sent: Parameters<typeof sendHeld>) => (await sendHeld(...sent)).outcome

/** Every call with a body. */
const withBody = [...calls]
  .map(([name, policy]) => ({ name, method: policy.method, path: policy.path, policy }))
  .filter(({ method }) => method !== 'GET')

test.each(withBody.filter(({ policy }) => policy.access === 'customer'))(
  '$name without a login is 401 before its body has come',
  async ({ method, path }) => {
    const to = path.replace('{id}', '1')
    const ended = { authorization: `Bearer ${'a'.repeat(43)}` }
    expect(await outcomeOf(method, to, { 'content-type': json })).toBe(401)
    expect(await outcomeOf(method, to, { 'content-type': json, ...ended })).toBe(401)
  },
)

test('an order with a login that has ended is 401 before its body has come', async () => {
  const headers = { 'content-type': json, authorization: `Bearer ${'a'.repeat(43)}` }
  expect(await outcomeOf('POST', '/orders', headers)).toBe(401)
})

const byToken = withBody.filter(({ path }) => path.includes('{token}'))

test.each(byToken)('$name with a token that opens nothing is 404 before its body has come', async (call) => {
  for (const token of ['nonsense', `${billToken(testKeys, { id: 1, billRevision: 0 })}x`])
    expect(
      await outcomeOf(call.method, call.path.replace('{token}', token), { 'content-type': multipart }),
    ).toBe(404)
})

const byId = withBody.filter(({ path }) => path.includes('{id}'))

test.each(byId)('$name with an id that is none is 404 before its body has come', async ({ method, path }) => {
  const { token } = await newCustomer()
  const headers = { 'content-type': json, authorization: `Bearer ${token}` }
  for (const id of ['0', 'x', '99999999999'])
    expect(await outcomeOf(method, path.replace('{id}', id), headers)).toBe(404)
})

test('there are calls of each of these kinds', () => {
  expect([byToken.length, byId.length]).toEqual([3, 3])
})

test.each([
  ['of a type that no call takes', { 'content-type': 'text/xml' }, 415],
  ['of a type that is none', { 'content-type': 'json' }, 415],
  ['of no type', { 'content-length': '5' }, 415],
  ['that is announced as too large', { 'content-type': json, 'content-length': '262145' }, 413],
  ['of a form without a boundary', { 'content-type': 'multipart/form-data; xboundary=A' }, 400],
  ['of a form with a boundary that is none', { 'content-type': 'multipart/form-data; boundary="a;b"' }, 400],
  [
    'of a form with a boundary that is too long',
    { 'content-type': `multipart/form-data; boundary=${'a'.repeat(71)}` },
    400,
  ],
])('a body %s is refused before it has come', async (_, headers, status) => {
  expect(await outcomeOf('POST', '/orders', headers)).toBe(status)
})

const receipt = `/bills/${billToken(testKeys, { id: 1, billRevision: 0 })}/receipt`

test.each([json, 'application/x-www-form-urlencoded', 'text/plain'])(
  'a receipt as %s is 415 before it has come',
  async (type) => expect(await outcomeOf('POST', receipt, { 'content-type': type })).toBe(415),
)

test('two receipts of a client and eight in all are received at once, and orders go on meanwhile', async () => {
  const held: Awaited<ReturnType<typeof sendHeld>>[] = []
  const send = async (client: string, path = receipt, type = multipart) => {
    const sent = await sendHeld('POST', path, { 'content-type': type }, client)
    if (sent.outcome === 'received') held.push(sent)
    return sent.outcome
  }
  const one = newClient()
  expect([await send(one), await send(one), await send(one)]).toEqual(['received', 'received', 429])
  const others: unknown[] = []
  for (let at = 0; at < 200; at += 1) others.push(await send(newClient()))
  expect(others).toEqual([...Array(6).fill('received'), ...Array(194).fill(503)])
  expect(await send(newClient(), '/orders', json)).toBe('received')
  expect(await Promise.all(held.map(({ end }) => end()))).toEqual(Array(9).fill(400))
  expect(await send(one)).toBe('received')
  await held.at(-1)?.end()
})

test('of smaller bodies, too, one client sends no more at once than its share', async () => {
  const client = newClient()
  const sent = await Promise.all(
    Array.from({ length: 25 }, () => sendHeld('POST', '/orders', { 'content-type': json }, client)),
  )
  const outcomes = sent.map(({ outcome }) => String(outcome)).sort()
  expect(outcomes).toEqual([...Array(9).fill('429'), ...Array(16).fill('received')])
  await Promise.all(sent.map(({ end }) => end()))
})

test('clients that send all that they may, slowly, leave room for the bodies of others', async () => {
  const clients = Array.from({ length: 30 }, newClient)
  const sent = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 16 }, () => sendHeld('POST', '/orders', { 'content-type': json }, client)),
    ),
  )
  const small = { 'content-type': json, 'content-length': '20000' }
  const others = await Promise.all(
    Array.from({ length: 10 }, () => sendHeld('POST', '/orders', small, newClient())),
  )
  expect(others.map(({ outcome }) => outcome)).toEqual(Array(10).fill('received'))
  await Promise.all([...sent, ...others].map(({ end }) => end()))
})
