/**
 * A body that is not worth receiving is rejected before it arrives. Bodies being received take a bounded share of the memory.
 */

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
 * Sends a call's headers without its body.
 * @returns `outcome`: the response status, or `received` once the server starts to receive the body; `end` aborts the body and
 *   returns the final status
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

test('answers an order of an expired login with 401 before its body arrives', async () => {
  const headers = { 'content-type': json, authorization: `Bearer ${'a'.repeat(43)}` }
  expect(await outcomeOf('POST', '/orders', headers)).toBe(401)
})

const byToken = withBody.filter(({ path }) => path.includes('{token}'))

test.each(byToken)('answers $name with an invalid token with 404 before its body arrives', async (call) => {
  for (const token of ['nonsense', `${billToken(testKeys, { id: 1, billRevision: 0 })}x`])
    expect(
      await outcomeOf(call.method, call.path.replace('{token}', token), { 'content-type': multipart }),
    ).toBe(404)
})

const byId = withBody.filter(({ path }) => path.includes('{id}'))

test.each(byId)(
  'answers $name with an invalid id with 404 before its body arrives',
  async ({ method, path }) => {
    const { token } = await newCustomer()
    const headers = { 'content-type': json, authorization: `Bearer ${token}` }
    for (const id of ['0', 'x', '99999999999'])
      expect(await outcomeOf(method, path.replace('{id}', id), headers)).toBe(404)
  },
)

test('the contract has calls of each of these kinds', () => {
  expect([byToken.length, byId.length]).toEqual([3, 3])
})

test.each([
  ['of a type that no call takes', { 'content-type': 'text/xml' }, 415],
  ['of a type that is none', { 'content-type': 'json' }, 415],
  ['of no type', { 'content-length': '5' }, 415],
  ['that is compressed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
  ['that is announced as too large', { 'content-type': json, 'content-length': '262145' }, 413],
  ['of a form without a boundary', { 'content-type': 'multipart/form-data; xboundary=A' }, 400],
  ['of a form with a boundary that is none', { 'content-type': 'multipart/form-data; boundary="a;b"' }, 400],
  [
    'of a form with a boundary that is too long',
    { 'content-type': `multipart/form-data; boundary=${'a'.repeat(71)}` },
    400,
  ],
])('rejects a body %s before it arrives', async (_, headers, status) => {
  expect(await outcomeOf('POST', '/orders', headers)).toBe(status)
})

const receipt = `/bills/${billToken(testKeys, { id: 1, billRevision: 0 })}/receipt`

test.each([json, 'application/x-www-form-urlencoded', 'text/plain'])(
  'answers a receipt as %s with 415 before it arrives',
  async (type) => expect(await outcomeOf('POST', receipt, { 'content-type': type })).toBe(415),
)

test('receives two receipts of a client and eight in all at once, while orders go on', async () => {
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

test('lets one client send only its share of smaller bodies at once', async () => {
  const client = newClient()
  const sent = await Promise.all(
    Array.from({ length: 25 }, () => sendHeld('POST', '/orders', { 'content-type': json }, client)),
  )
  const outcomes = sent.map(({ outcome }) => String(outcome)).sort()
  expect(outcomes).toEqual([...Array(9).fill('429'), ...Array(16).fill('received')])
  await Promise.all(sent.map(({ end }) => end()))
})

test('slow clients that send all that they may leave room for the bodies of others', async () => {
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
