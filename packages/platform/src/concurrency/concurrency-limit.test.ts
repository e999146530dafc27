import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

test('holds a client to its maximum until an amount is released', () => {
  const limit = new ConcurrencyLimit(3)
  const release = limit.acquire('203.0.113.7', 2)
  expect(limit.acquire('203.0.113.7', 2)).toBeNull()
  expect(limit.acquire('203.0.113.7')).not.toBeNull()
  expect(limit.acquire('203.0.113.8', 3)).not.toBeNull()
  release?.()
  release?.()
  expect(limit.acquire('203.0.113.7', 3)).toBeNull()
  expect(limit.acquire('203.0.113.7', 2)).not.toBeNull()
})

test('gives an IPv6 /56 twice as much as a /64, and a /48 four times', () => {
  const limit = new ConcurrencyLimit(1)
  const taken = (client: string) => limit.acquire(client) !== null
  expect([taken('2001:db8:1:101::/64'), taken('2001:db8:1:101::/64')]).toEqual([true, false])
  expect([taken('2001:db8:1:102::/64'), taken('2001:db8:1:103::/64')]).toEqual([true, false])
  expect([taken('2001:db8:1:201::/64'), taken('2001:db8:1:301::/64')]).toEqual([true, true])
  expect([taken('2001:db8:1:401::/64'), taken('2001:db8:2:401::/64')]).toEqual([false, true])
})
