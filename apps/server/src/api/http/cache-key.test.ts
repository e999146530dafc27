import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

const query = { kept: ['page', 'sort', 'category_id'], open: ['search'] }

test.each([
  ['/ar/api/products', '/ar/api/products'],
  ['/ar/api/products/', '/ar/api/products'],
  ['/en/api/products/12/rates?page=2', '/en/api/products/12/rates?page=2'],
  ['/ar/api/products?sort=-price&page=2', '/ar/api/products?page=2&sort=-price'],
  ['/ar/api/products?utm_source=x&page=', '/ar/api/products'],
  ['/ar/api/products?search=', '/ar/api/products'],
  ['/ar/api/products?search=x', null],
  ['/ar/api/products?page=1&page=2', null],
  ['/ar/api/products?page[]=1', null],
  ['/ar/api/products?page=01', null],
  ['/ar/api/products?page=%D9%A1', null],
  ['/ar/api/products/012', null],
  ['/ar/api/products/%31', null],
  ['/fr/api/products', null],
])('caches %s under %s', (asked, kept) => {
  expect(cacheKey(new URL(asked, 'http://shop.test'), query)).toBe(kept)
})
