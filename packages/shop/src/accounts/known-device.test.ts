import { expect, test } from 'vitest'
import { testKeys } from '../testing/test-keys.ts'
import { knownDevice, withKnownAccount } from './known-device.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const known = (cookie: string | undefined, identity: string, at = now) =>
  knownDevice(testKeys, cookie, identity, at)
const sara = 'sara@mail.example'

test('recognises a device for 180 days after a login to the account', () => {
  const one = withKnownAccount(testKeys, undefined, sara, now)
  expect(one).not.toMatch(/sara|mail/)
  expect(known(one, sara)).toMatch(/^[\w-]{16}$/)
  expect(known(one, 'noura@mail.example')).toBeNull()
  expect([known(one, sara, later(179)) !== null, known(one, sara, later(182))]).toEqual([true, null])
  const two = withKnownAccount(testKeys, one, 'noura@mail.example', now)
  expect([known(two, sara), known(two, 'noura@mail.example')]).not.toContain(null)
})

test('remembers four accounts per device, each once', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'e'].map((name) => `${name}@mail.example`)
  const cookie = names.reduce<string | undefined>(
    (before, identity) => withKnownAccount(testKeys, before, identity, now),
    undefined,
  )
  expect(cookie?.split('.')).toHaveLength(4)
  expect(names.map((identity) => known(cookie, identity) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

test.each([undefined, '', 'x', '.', 'a'.repeat(100_000), `${'x'.repeat(16)}-0-1-${'y'.repeat(43)}`])(
  'recognises no account in an unsigned cookie',
  (cookie) => {
    expect(known(cookie, sara)).toBeNull()
    expect(withKnownAccount(testKeys, cookie, sara, now).length).toBeLessThan(400)
  },
)

test('recognises no account in a cookie with a changed day', () => {
  const cookie = withKnownAccount(testKeys, undefined, sara, later(-200))
  expect(known(cookie, sara)).toBeNull()
  const day = Math.floor(now.getTime() / 86_400_000).toString(36)
  expect(known(cookie.replace(/^(.{16}-)[0-9a-z]+/, `$1${day}`), sara)).toBeNull()
})
