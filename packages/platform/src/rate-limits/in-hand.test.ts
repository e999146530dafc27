import { expect, test } from 'vitest'
import { InHand } from './in-hand.ts'

test('a client has so much in hand and no more, until it ends', () => {
  const inHand = new InHand(3)
  const end = inHand.take('203.0.113.7', 2)
  expect(inHand.take('203.0.113.7', 2)).toBeNull()
  expect(inHand.take('203.0.113.7')).not.toBeNull()
  expect(inHand.take('203.0.113.8', 3)).not.toBeNull()
  end?.()
  end?.()
  expect(inHand.take('203.0.113.7', 3)).toBeNull()
  expect(inHand.take('203.0.113.7', 2)).not.toBeNull()
})

test('an IPv6 /56 has twice as much in hand as a /64, and a /48 four times', () => {
  const inHand = new InHand(1)
  const taken = (client: string) => inHand.take(client) !== null
  expect([taken('2001:db8:1:101::/64'), taken('2001:db8:1:101::/64')]).toEqual([true, false])
  expect([taken('2001:db8:1:102::/64'), taken('2001:db8:1:103::/64')]).toEqual([true, false])
  expect([taken('2001:db8:1:201::/64'), taken('2001:db8:1:301::/64')]).toEqual([true, true])
  expect([taken('2001:db8:1:401::/64'), taken('2001:db8:2:401::/64')]).toEqual([false, true])
})
