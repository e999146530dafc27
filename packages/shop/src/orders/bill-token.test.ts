import type { Keys } from '@zayy/platform/secrets/key-ring'
import { newKey } from '@zayy/platform/secrets/keys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringOf } from '../testing/test-keys.ts'
import { billOfToken, billToken as tokenOf } from './bill-token.ts'

const first = newKey(1, new Date(0))
const keys = ringOf(first)
const rotated = ringOf(first, newKey(2, new Date(0)))

const billToken = (ring: Keys, id: number, billRevision = 0) => tokenOf(ring, { id, billRevision })

const orderId = fc.integer({ min: 0, max: 2_147_483_647 })

test('reads order and revision from a token, also after a key rotation', () => {
  fc.assert(
    fc.property(orderId, fc.nat(), (id, billRevision) => {
      for (const ring of [keys, rotated])
        expect(billOfToken(rotated, billToken(ring, id, billRevision))).toEqual({ id, billRevision })
    }),
  )
  expect(billToken(keys, 46)).toMatch(/^1a-1-[\w-]{43}$/)
  expect(billToken(rotated, 46)).toMatch(/^1a-2-[\w-]{43}$/)
})

test('rejects a token that was changed or signed with another key', () => {
  const other = ringOf(newKey(1, new Date(0)))
  fc.assert(
    fc.property(orderId, fc.nat(), fc.constantFrom(...'0aAzZ9-_=. é'), (id, at, character) => {
      expect(billOfToken(keys, billToken(other, id))).toBeNull()
      expect(billOfToken(keys, billToken(rotated, id))).toBeNull()
      const token = billToken(keys, id)
      const place = at % token.length
      const changed = token.slice(0, place) + character + token.slice(place + 1)
      const more = token.slice(0, place) + character + token.slice(place)
      if (changed !== token) expect(billOfToken(keys, changed)).toBeNull()
      expect(billOfToken(keys, more)).toBeNull()
      expect(billOfToken(keys, token.replace('-1-', '-'))).toBeNull()
    }),
  )
})

test('rejects a token whose revision was changed', () => {
  fc.assert(
    fc.property(orderId, fc.integer({ min: 1, max: 99_999 }), fc.nat({ max: 99_999 }), (id, from, to) => {
      const token = billToken(keys, id, from)
      expect(billOfToken(keys, token.replace(/^.*\./, ''))).toBeNull()
      if (from !== to) expect(billOfToken(keys, token.replace(/^.*\./, `${to.toString(36)}.`))).toBeNull()
    }),
  )
  for (const prefix of ['0.', '01.', '.', '1.1.', '1:', '-1.'])
    expect(billOfToken(keys, `${prefix}${billToken(keys, 46)}`)).toBeNull()
})

test.each([
  ['a leading zero of the order', (token: string) => `0${token}`],
  ['a leading zero of the version', (token: string) => token.replace('-1-', '-01-')],
  ['another version', (token: string) => token.replace('-1-', '-2-')],
  ['a line break', (token: string) => `${token}\n`],
  ['capitals', (token: string) => token.toUpperCase()],
  ['nothing', () => ''],
])('rejects %s', (_, change) => {
  expect(billOfToken(rotated, change(billToken(keys, 46)))).toBeNull()
})
