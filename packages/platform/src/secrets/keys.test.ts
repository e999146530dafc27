import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, formatKeys, newKey, parseKeys } from './keys.ts'

const key = 'ab'.repeat(32)
const from = '2026-11-22T10:00:00.000Z'

test('parses the keys it formats, oldest version first', () => {
  const versions = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 5 })
  fc.assert(
    fc.property(versions, (list) => {
      const keys = list.map((version) => newKey(version, new Date(from)))
      const sorted = keys.toSorted((one, other) => one.version - other.version)
      expect(parseKeys(formatKeys(keys))).toEqual(sorted)
    }),
  )
})

test.each([
  '',
  '[{',
  '{}',
  'null',
  '"x"',
  `{"version": 1, "from": "${from}", "key": "${key}"}`,
  `[{"version": 1, "from": "${from}", "key": "${key}"}, null]`,
  `[{"version": 0, "from": "${from}", "key": "${key}"}]`,
  `[{"version": 10000, "from": "${from}", "key": "${key}"}]`,
  `[{"version": "1", "from": "${from}", "key": "${key}"}]`,
  `[{"version": 1, "from": "soon", "key": "${key}"}]`,
  `[{"version": 1, "key": "${key}"}]`,
  `[{"version": 1, "from": "${from}", "key": "${key.slice(2)}"}]`,
  `[{"version": 1, "from": "${from}", "key": "${key.toUpperCase()}"}]`,
  `[{"version": 1, "from": "${from}", "key": "${key}"}, {"version": 1, "from": "${from}", "key": "${key}"}]`,
])('refuses %s', (text) => {
  expect(parseKeys(text)).toBeNull()
})

test('distinguishes keys and versions by fingerprint', () => {
  const one = { version: 1, from: new Date(from), key }
  const fingerprints = [one, { ...one, version: 2 }, { ...one, key: 'cd'.repeat(32) }].map(fingerprintOf)
  expect(new Set(fingerprints).size).toBe(3)
  expect(fingerprintOf({ ...one, from: new Date() })).toBe(fingerprints[0])
  for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
})
