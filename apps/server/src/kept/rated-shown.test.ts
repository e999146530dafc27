import { expect, test } from 'vitest'
import { ratedSubjects, talliesShown } from './rated-shown.ts'

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
])('a review of product 7 outdates %s: %s', (address, outdated) => {
  const shown = talliesShown(address)
  expect(shown !== undefined && ratedSubjects(7).includes(shown)).toBe(outdated)
})
