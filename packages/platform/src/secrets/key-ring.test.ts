import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyRing } from './key-ring.ts'
import { type Key, newKey } from './keys.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

const first = newKey(1, day(1))
const ringOf = (keys: readonly Key[], now = day(20)) =>
  keyRing(
    () => keys,
    () => now,
  )

const purpose = fc.constantFrom('bill', 'code', 'newsletter')

test('verifies any message that it signed, and nothing else', () => {
  const keys = ringOf([first])
  fc.assert(
    fc.property(purpose, fc.string(), purpose, fc.string(), (signed, message, asked, other) => {
      const signature = keys.sign(signed, message)
      expect(signature.mac).toMatch(/^[\w-]{43}$/)
      expect(keys.verify(asked, other, signature)).toBe(asked === signed && other === message)
      expect(keys.verify(signed, message, signature)).toBe(true)
    }),
  )
})

test('refuses a MAC that differs in any character, length or case', () => {
  const keys = ringOf([first])
  const { version, mac } = keys.sign('bill', 'bill:7')
  const wrong = [...mac].map(
    (character, at) => mac.slice(0, at) + (character === 'A' ? 'B' : 'A') + mac.slice(at + 1),
  )
  for (const given of [...wrong, '', mac.slice(1), `${mac}A`, `${mac}=`, mac.toUpperCase(), 'é'.repeat(43)])
    expect(keys.verify('bill', 'bill:7', { version, mac: given })).toBe(false)
  for (const other of [0, 2, -1, 1.5, Number.NaN])
    expect(keys.verify('bill', 'bill:7', { version: other, mac })).toBe(false)
})

test('signs with the newest version that has begun, and verifies all', () => {
  const rotated = [first, newKey(2, day(10)), newKey(3, day(30))]
  const old = ringOf([first]).sign('bill', 'bill:7')
  const [before, now, later] = [day(9), day(20), day(30)].map((time) => ringOf(rotated, time))
  expect([before, now, later].map((keys) => keys?.sign('bill', 'bill:7').version)).toEqual([1, 2, 3])
  expect(now?.verify('bill', 'bill:7', old)).toBe(true)
  expect(now?.macOf('bill', 1, 'bill:7')).toBe(old.mac)
  expect(now?.macOf('bill', 4, 'bill:7')).toBeUndefined()
})

test('signs with a key that has not begun if there is no other', () => {
  expect(ringOf([first], day(0)).sign('newsletter', '').version).toBe(1)
  expect(() => ringOf([]).sign('newsletter', '')).toThrow('There is no key to sign with')
})

test('refuses what a retired version signed', () => {
  const old = ringOf([first]).sign('bill', 'bill:7')
  expect(ringOf([newKey(2, day(2))]).verify('bill', 'bill:7', old)).toBe(false)
})

test('unseals what it sealed for the same purpose, and nothing that was changed', () => {
  const keys = ringOf([first])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), purpose, purpose, fc.nat(), (secret, sealed, asked, at) => {
      const text = keys.seal(sealed, secret)
      expect(keys.unseal(asked, text)).toBe(asked === sealed ? secret : undefined)
      const bytes = Buffer.from(text.slice(2), 'base64url')
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1
      expect(keys.unseal(sealed, `1.${bytes.toString('base64url')}`)).toBeUndefined()
    }),
  )
  for (const given of ['', '1', '1.', '2.AAAA', '1.AAAA', `1.${'A'.repeat(80)}`])
    expect(keys.unseal('zatca', given)).toBeUndefined()
})

test('unseals after a rotation, until the version is retired', () => {
  const sealed = ringOf([first]).seal('zatca', 'secret')
  const next = newKey(2, day(2))
  expect(ringOf([first, next]).unseal('zatca', sealed)).toBe('secret')
  expect(ringOf([first, next]).seal('zatca', 'secret')).toMatch(/^2\./)
  expect(ringOf([next]).unseal('zatca', sealed)).toBeUndefined()
})
