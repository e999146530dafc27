import { missedTags, soldTags } from '@zayy/contract/cache-tags'
import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { expect, test } from 'vitest'
import { ApiResponseCache } from './api-response-cache.ts'

const answer: EncodedResponse = { etag: '"x"', headers: {}, bodies: { identity: Buffer.alloc(1_000) } }
/** Room for four responses per partition: each counts its bytes and a kilobyte. */
const limit = 4 * 2_048

const keptWith = (addresses: readonly string[]) => {
  const kept = new ApiResponseCache(60_000, { path: limit, query: limit })
  for (const address of addresses) kept.put(address, answer, kept.generationOf(address))
  return (address: string) => kept.get(address) !== undefined
}
const many = (prefix: string) => Array.from({ length: 40 }, (_, nth) => `${prefix}${nth}`)

test('responses with queries evict each other, oldest first, and no response without a query', () => {
  const isKept = keptWith(['/ar/api/settings', ...many('/ar/api/products?page=')])
  expect(isKept('/ar/api/settings')).toBe(true)
  expect(many('/ar/api/products?page=').filter(isKept)).toEqual(
    [36, 37, 38, 39].map((page) => `/ar/api/products?page=${page}`),
  )
})

test('responses without a query evict each other and none with a query', () => {
  const isKept = keptWith(['/ar/api/products?page=2', ...many('/ar/api/products/')])
  expect(isKept('/ar/api/products?page=2')).toBe(true)
  expect(many('/ar/api/products/').filter(isKept)).toHaveLength(4)
})

test.each(['/ar/api/settings', '/ar/api/products?page=2'])(
  'invalidates %s on a change, and does not cache it if it was computed before the change',
  (address) => {
    const kept = new ApiResponseCache(60_000)
    const generation = kept.generationOf(address)
    kept.put(address, answer, generation)
    expect(kept.get(address)?.fresh).toBe(true)
    kept.clear()
    expect(kept.get(address)).toBeUndefined()
    kept.put(address, answer, generation)
    expect(kept.get(address)).toBeUndefined()
  },
)

test('a sale invalidates responses that show it, in both languages, and lists sorted by sales', () => {
  const shows = [
    '/ar/api/products/7',
    '/en/api/products/7',
    '/en/api/products/7/rates',
    '/ar/api/products?sort=sold',
    '/en/api/products?category_id=3&page=2&sort=sold',
  ]
  const others = [
    '/ar/api/products/70',
    '/ar/api/products/7/related',
    '/ar/api/products',
    '/en/api/products?page=2&sort=price',
    '/ar/api/category/7',
    '/ar/api/settings',
  ]
  const kept = new ApiResponseCache(60_000)
  const all = [...shows, ...others]
  for (const address of all) kept.put(address, answer, kept.generationOf(address))
  kept.invalidateTags(soldTags([7]))
  expect(all.filter((address) => kept.get(address)?.fresh)).toEqual(others)
  kept.invalidateTags(missedTags)
  expect(all.filter((address) => kept.get(address)?.fresh)).toEqual(others.slice(1))
})
