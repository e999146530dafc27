import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyPurposes } from './key-purposes.ts'
import { keyRing } from './key-ring.ts'
import { newKey, type Secrets, withKey } from './secrets.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

const first: Secrets = new Map(keyPurposes.map((purpose) => [purpose, [newKey(1, day(1))]]))
const ringOf = (secrets: Secrets, now = day(20)) =>
  keyRing(
    () => secrets,
    () => now,
  )

const purpose = fc.constantFrom(...keyPurposes)

test('what the shop signs it verifies, whatever the message, and nothing else', () => {
  const keys = ringOf(first)
  fc.assert(
    fc.property(purpose, fc.string(), purpose, fc.string(), (signed, message, asked, other) => {
      const signature = keys.sign(signed, message)
      expect(signature.mac).toMatch(/^[\w-]{43}$/)
      expect(keys.verify(asked, other, signature)).toBe(asked === signed && other === message)
      expect(keys.verify(signed, message, signature)).toBe(true)
    }),
  )
})

test('a MAC that differs in any character, length or case verifies nothing', () => {
  const keys = ringOf(first)
  const { version, mac } = keys.sign('bill-token', 'bill:7')
  const wrong = [...mac].map(
    (character, at) => mac.slice(0, at) + (character === 'A' ? 'B' : 'A') + mac.slice(at + 1),
  )
  for (const given of [...wrong, '', mac.slice(1), `${mac}A`, `${mac}=`, mac.toUpperCase(), 'é'.repeat(43)])
    expect(keys.verify('bill-token', 'bill:7', { version, mac: given })).toBe(false)
  for (const other of [0, 2, -1, 1.5, Number.NaN])
    expect(keys.verify('bill-token', 'bill:7', { version: other, mac })).toBe(false)
})

test('the newest version that has begun signs, and all versions verify', () => {
  const rotated = withKey(withKey(first, 'bill-token', newKey(2, day(10))), 'bill-token', newKey(3, day(30)))
  const old = ringOf(first).sign('bill-token', 'bill:7')
  const [before, now, later] = [day(9), day(20), day(30)].map((time) => ringOf(rotated, time))
  expect([before, now, later].map((keys) => keys?.sign('bill-token', 'bill:7').version)).toEqual([1, 2, 3])
  expect(now?.verify('bill-token', 'bill:7', old)).toBe(true)
  expect(now?.versions('bill-token')).toEqual([1, 2, 3])
  expect(now?.macOf('bill-token', 1, 'bill:7')).toBe(old.mac)
  expect(now?.macOf('bill-token', 4, 'bill:7')).toBeUndefined()
})

test('a key that begins later than now signs where there is no other', () => {
  expect(ringOf(first, day(0)).sign('newsletter', '').version).toBe(1)
  expect(() => ringOf(new Map()).sign('newsletter', '')).toThrow('There is no key for newsletter')
})

test('a version that was retired verifies nothing any more', () => {
  const old = ringOf(first).sign('bill-token', 'bill:7')
  const retired = new Map([['bill-token', [newKey(2, day(2))]]])
  expect(ringOf(retired).verify('bill-token', 'bill:7', old)).toBe(false)
})
