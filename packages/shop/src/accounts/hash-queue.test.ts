import { expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { HashQueue } from './hash-queue.ts'

/** Returns a queue whose tasks end on demand, and the clients in the order in which their tasks began. */
function openQueue() {
  let now = 0
  const queue = new HashQueue(() => now)
  const begun: string[] = []
  const open: (() => void)[] = []
  const add = (caller: Caller) =>
    queue.inTurn(caller, async () => {
      begun.push(caller.client ?? '')
      await new Promise<void>((resolve) => open.push(resolve))
    })
  /** Ends the running tasks and those that follow, one after the other. */
  const drain = async () => {
    while (open.length > 0) {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { queue, add, begun, drain, pass: (ms: number) => (now += ms) }
}
const many = (count: number, clientOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at): Caller => ({ client: clientOf(at) }))
const refusedOf = async (results: Promise<unknown>[]) =>
  (await Promise.all(results)).filter((done) => done === undefined).length

test('alternates between clients, however many hashes one of them requests', async () => {
  const { add, begun, drain } = openQueue()
  const works = [...many(10, () => 'a'), { client: 'b' }, { client: 'c' }].map(add)
  await drain()
  expect(await refusedOf(works)).toBe(0)
  expect(begun.slice(0, 5)).toEqual(['a', 'a', 'a', 'b', 'c'])
})

test('gives an IPv6 /48 with 60 hashes 12 places and still serves other clients', async () => {
  const { add, drain } = openQueue()
  const guesses = many(60, (at) => `2001:db8:1:${at.toString(16)}::/64`).map(add)
  const own = add({ client: '198.51.100.7' })
  await drain()
  expect(await refusedOf(guesses)).toBe(60 - 2 - 12)
  expect(await own).toHaveProperty('done')
})

test('limits clients with recent failures, except on known devices, to half of the places', async () => {
  const { queue, add, drain, pass } = openQueue()
  const attackers = many(100, (at) => `203.0.113.${at}`)
  for (const attacker of attackers) queue.noteFailure(attacker)
  const guesses = attackers.map(add)
  const others = many(29, (at) => `198.51.100.${at}`).map(add)
  const known = add({ client: '203.0.113.1', isKnown: true })
  const late = add({ client: '192.0.2.1' })
  await drain()
  expect(await refusedOf(guesses)).toBe(100 - 2 - 30)
  expect(await refusedOf([...others, known])).toBe(0)
  expect(await late).toBeUndefined()

  pass(60 * 60 * 1_000)
  const again = attackers.slice(0, 62).map(add)
  await drain()
  expect(await refusedOf(again)).toBe(0)
})

test('frees the place of a failed task', async () => {
  const { queue, add, drain } = openQueue()
  for (let at = 0; at < 5; at += 1)
    await expect(queue.inTurn({}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const works = many(2, () => 'a').map(add)
  await drain()
  expect(await refusedOf(works)).toBe(0)
})
