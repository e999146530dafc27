import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearViewed, MAX_VIEWED, rememberViewed, viewedProducts } from './product-rows.tsx'

const stored = new Map<string, string>()
const key = 'recently-viewed'

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('stores the last twelve viewed products once each, newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60, size: 'max' }), (views) => {
      stored.clear()
      for (const id of views) rememberViewed(id)
      expect(viewedProducts()).toEqual([...new Set(views.toReversed())].slice(0, MAX_VIEWED))
    }),
  )
})

test('reads at most twelve distinct ids from any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.array(fc.jsonValue()).map(envelope), fc.string()), (text) => {
      stored.set(key, text)
      const ids = viewedProducts()
      expect(ids.length).toBeLessThanOrEqual(MAX_VIEWED)
      expect(ids).toEqual([...new Set(ids)])
      for (const id of ids) expect(id > 0 && id < 2 ** 31 && Number.isInteger(id)).toBe(true)
    }),
  )
})

const many = Array.from({ length: MAX_VIEWED + 1 }, (_, at) => at + 1)

test.each([
  ['', []],
  ['{', []],
  ['[1,2]', []],
  ['{"ids":[1,2]}', []],
  ['{"version":2,"ids":[1,2]}', []],
  ['{"version":1,"ids":"12"}', []],
  [envelope(many), []],
  [envelope([1, '2', 0, -3, 1.5, 2_147_483_648, null, 1, 4]), [1, 4]],
])('reads a stored %s as %j', (text, ids) => {
  stored.set(key, text)
  expect(viewedProducts()).toEqual(ids)
})

test('removes the list from the device', () => {
  rememberViewed(1)
  clearViewed()
  expect(viewedProducts()).toEqual([])
  expect(stored.size).toBe(0)
})

test('remembers nothing if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberViewed(1)
  clearViewed()
  expect(viewedProducts()).toEqual([])
})

function envelope(ids: unknown[]): string {
  return JSON.stringify({ version: 1, ids })
}
