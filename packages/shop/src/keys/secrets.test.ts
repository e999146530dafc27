import { secretsIssues as ar } from '@zayy/i18n/messages/ar/secrets-issues'
import { secretsIssues as en } from '@zayy/i18n/messages/en/secrets-issues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, formatSecrets, newKey, parseSecrets, type Secrets } from './secrets.ts'

const key = 'ab'.repeat(32)
const from = '2026-11-22T10:00:00.000Z'

test('what is written is read again, with purposes that this version does not know', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 5 })
  const secrets = fc
    .dictionary(fc.constantFrom('bill-token', 'of-a-later-version'), keys)
    .map(
      (versions): Secrets =>
        new Map(
          Object.entries(versions).map(([purpose, list]) => [
            purpose,
            list.sort((one, other) => one - other).map((version) => newKey(version, new Date(from))),
          ]),
        ),
    )
  fc.assert(
    fc.property(secrets, (each) => {
      expect(parseSecrets(formatSecrets(each))).toEqual(each)
    }),
  )
})

test.each([
  ['', /JSON/],
  ['{"bill-token":', /JSON/],
  ['[]', /object/],
  ['null', /object/],
  ['"x"', /object/],
  ['{"Bill token": []}', /purpose/],
  [`{"${'x'.repeat(41)}": []}`, /purpose/],
  ['{"bill-token": []}', /at bill-token$/],
  [`{"bill-token": "${key}"}`, /at bill-token$/],
  [`{"bill-token": [{"version": 1, "from": "${from}", "key": "${key}"}, null]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 0, "from": "${from}", "key": "${key}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 10000, "from": "${from}", "key": "${key}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": "1", "from": "${from}", "key": "${key}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 1, "from": "soon", "key": "${key}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 1, "key": "${key}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 1, "from": "${from}", "key": "${key.slice(2)}"}]}`, /at bill-token$/],
  [`{"bill-token": [{"version": 1, "from": "${from}", "key": "${key.toUpperCase()}"}]}`, /at bill-token$/],
  [
    `{"bill-token": [{"version": 1, "from": "${from}", "key": "${key}"}, {"version": 1, "from": "${from}", "key": "${key}"}]}`,
    /at bill-token$/,
  ],
])('%s holds no keys, and what is said of it repeats none', (text, issue) => {
  const read = parseSecrets(text)
  if (typeof read !== 'function') throw new Error('not refused')
  expect(read(en)).toMatch(issue)
  expect(read(en) + read(ar)).not.toContain('abab')
})

test('a fingerprint tells keys, versions and purposes apart, and no part of the key', () => {
  const one = { version: 1, from: new Date(from), key }
  const fingerprints = [
    fingerprintOf('bill-token', one),
    fingerprintOf('newsletter', one),
    fingerprintOf('bill-token', { ...one, version: 2 }),
    fingerprintOf('bill-token', { ...one, key: 'cd'.repeat(32) }),
  ]
  expect(new Set(fingerprints).size).toBe(4)
  expect(fingerprintOf('bill-token', { ...one, from: new Date() })).toBe(fingerprints[0])
  for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
})
