import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'
import { hashAtFullCost } from './testing/quick-argon2.ts'

hashAtFullCost()

test('lets twelve hashes of one client wait while two run, and rejects the next unless the limit is raised', async () => {
  const compare = (client: string, limitMultiplier?: number) =>
    isPassword('not this one', undefined, { client, ...(limitMultiplier && { limitMultiplier }) })
  const begun = Array.from({ length: 14 }, () => compare('203.0.113.7'))
  await expect(compare('203.0.113.7')).rejects.toMatchObject({ status: 429, code: 'tooOften' })
  begun.push(compare('203.0.113.7', 1_000), compare('203.0.113.8'))
  expect(await Promise.all(begun)).toEqual(Array(16).fill(false))
})

test.each([
  ['composed and decomposed letters', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
  ['Arabic with a combining hamza', 'قما\u0634 أبيض', 'قما\u0634 ا\u0654بيض'],
  ['full width', 'ｗｏｒｎ ｔｗｉｃｅ', 'worn twice'],
])('accepts equivalent spellings of a password: %s', async (_, one, other) => {
  expect(await isPassword(other, await hashPassword(one))).toBe(true)
  expect(await isPassword(one, await hashPassword(other))).toBe(true)
})

test('hashes with argon2id at the minimum cost of OWASP', async () => {
  expect(await hashPassword('three red buttons')).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})
