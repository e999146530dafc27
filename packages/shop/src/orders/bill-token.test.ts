import fc from 'fast-check'
import { keyRing } from '@zayy/platform/secrets/key-ring'
import { type Key, newKey } from '@zayy/platform/secrets/keys'
import { expect, test } from 'vitest'
import { billToken, orderOfToken } from './bill-token.ts'

const first = newKey(1, new Date(0))
const ringOf = (...list: Key[]) =>
  keyRing(
    () => list,
    () => new Date(),
  )
const keys = ringOf(first)
const rotated = ringOf(first, newKey(2, new Date(0)))

const orderId = fc.integer({ min: 0, max: 2_147_483_647 })

test('reads the order from a token, also after a key rotation', () => {
  fc.assert(
    fc.property(orderId, (id) => {
      for (const token of [billToken(keys, id), billToken(rotated, id)])
        expect(orderOfToken(rotated, token)).toBe(id)
    }),
  )
  expect(billToken(keys, 46)).toMatch(/^1a-1-[\w-]{43}$/)
  expect(billToken(rotated, 46)).toMatch(/^1a-2-[\w-]{43}$/)
})

test('rejects a token that was changed or signed with another key', () => {
  const other = ringOf(newKey(1, new Date(0)))
  fc.assert(
    fc.property(orderId, fc.nat(), fc.constantFrom(...'0aAzZ9-_=. é'), (id, at, character) => {
      expect(orderOfToken(keys, billToken(other, id))).toBeNull()
      expect(orderOfToken(keys, billToken(rotated, id))).toBeNull()
      const token = billToken(keys, id)
      const place = at % token.length
      const changed = token.slice(0, place) + character + token.slice(place + 1)
      const more = token.slice(0, place) + character + token.slice(place)
      if (changed !== token) expect(orderOfToken(keys, changed)).toBeNull()
      expect(orderOfToken(keys, more)).toBeNull()
      expect(orderOfToken(keys, token.replace('-1-', '-'))).toBeNull()
    }),
  )
})

test.each([
  ['a leading zero of the order', (token: string) => `0${token}`],
  ['a leading zero of the version', (token: string) => token.replace('-1-', '-01-')],
  ['another version', (token: string) => token.replace('-1-', '-2-')],
  ['a line break', (token: string) => `${token}\n`],
  ['capitals', (token: string) => token.toUpperCase()],
  ['nothing', () => ''],
])('rejects %s', (_, change) => {
  expect(orderOfToken(rotated, change(billToken(keys, 46)))).toBeNull()
})
