import { missedTags, ratedTags, soldTags } from '@zayy/contract/cache-tags'
import { expect, test } from 'vitest'
import { statsTags } from './shown-stats.ts'

const isInvalidated = (address: string, tags: readonly string[]) =>
  statsTags(address).some((tag) => tags.includes(tag))

test.each([
  ['/ar/api/products/7', true],
  ['/en/api/products/7', true],
  ['/product/7?', true],
  ['/en/product/7?', true],
  ['/product/%37?', true],
  ['/ar/api/products?category_id=3&sort=sold', true],
  ['/shop?sort=sold', true],
  ['/en/Product-category/3/shirts?page=2&sort=sold', true],
  ['/ar/api/products/8', false],
  ['/product/8?', false],
  ['/en/api/products/70', false],
  ['/shop?sort=rating', false],
  ['/en/api/products/7/rates', true],
  ['/ar/api/products/7/related', false],
  ['/ar/api/products', false],
  ['/?', false],
  ['/en/api/settings', false],
])('a sale of product 7 invalidates %s: %s', (address, invalidated) => {
  expect(isInvalidated(address, soldTags([7]))).toBe(invalidated)
})

test.each([
  ['/ar/api/products/7', true],
  ['/en/product/8?', true],
  ['/shop?sort=sold', true],
  ['/shop?sort=rating', false],
  ['/en/api/products/7/rates', true],
  ['/ar/api/products', false],
])('a missed notice of sales invalidates %s: %s', (address, invalidated) => {
  expect(isInvalidated(address, missedTags)).toBe(invalidated)
})

test.each([
  ['/ar/api/products/7', true],
  ['/product/7?', true],
  ['/en/product/7?', true],
  ['/en/api/products/7/rates', true],
  ['/en/api/products/7/rates?page=2&rate=5', true],
  ['/shop?sort=rating', true],
  ['/en/shop?avg_rate=4&page=2', true],
  ['/ar/api/products?avg_rate=4&sort=sold', true],
  ['/ar/api/products/8', false],
  ['/en/api/products/8/rates', false],
  ['/en/api/products/70/rates', false],
  ['/ar/api/products/7/related', false],
  ['/ar/api/products', false],
  ['/shop?sort=price', false],
  ['/?', false],
  ['/en/api/settings', false],
])('a review of product 7 invalidates %s: %s', (address, invalidated) => {
  expect(isInvalidated(address, ratedTags(7))).toBe(invalidated)
})
