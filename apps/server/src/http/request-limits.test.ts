import { expect, test } from 'vitest'
import { kindOfPath, type RequestKind, requestLimits } from './request-limits.ts'

test.each<[RequestKind, number]>([
  ['any', 1_000],
  ['call', 300],
  ['page', 100],
  ['image', 500],
  ['health', 10_000],
])('requests of the kind %s: %i in any ten seconds, for each client', (kind, most) => {
  let now = 50_000
  const limits = requestLimits(1, () => now)
  const taken = () => Array.from({ length: most + 5 }, () => limits(kind, 'one')).filter((wait) => !wait)
  expect(taken()).toHaveLength(most)
  expect(limits(kind, 'one')).toBe(11)
  expect(limits(kind, 'another')).toBeUndefined()
  now += 15_000
  expect(taken()).toHaveLength(most / 2)
})

test('counts kinds separately and does not count rejected requests', () => {
  let now = 50_000
  const limits = requestLimits(1, () => now)
  for (let page = 0; page < 10_000; page += 1) limits('page', 'one')
  expect(limits('call', 'one')).toBeUndefined()
  now += 11_000
  expect(limits('page', 'one')).toBeUndefined()
})

test('multiplies limits by 1,000 with LIMITS=relaxed', () => {
  const limits = requestLimits(1_000, () => 0)
  for (let page = 0; page < 100_000; page += 1) expect(limits('page', 'one')).toBeUndefined()
  expect(limits('page', 'one')).toBeGreaterThan(0)
})

test.each([
  ['/en/api/products?page=2', 'call'],
  ['/ar/api/orders', 'call'],
  ['/media/0/200.webp', 'image'],
  ['/assets/index-abc.js', undefined],
  ['/en/product/7?x=1', undefined],
  ['/fr/api/x', undefined],
  ['*', undefined],
])('counts %s as %s', (path, kind) => {
  expect(kindOfPath(path)).toBe(kind)
})
