import { expect, test } from 'vitest'
import { soldShown } from './sold-shown.ts'

test.each([
  ['/ar/api/products/7', 7],
  ['/en/api/products/7', 7],
  ['/product/7?', 7],
  ['/en/product/7?', 7],
  ['/product/%37?', 'list'],
  ['/ar/api/products?category_id=3&sort=sold', 'list'],
  ['/shop?sort=sold', 'list'],
  ['/en/Product-category/3/shirts?page=2&sort=sold', 'list'],
  ['/shop?sort=rating', undefined],
  ['/en/api/products/7/rates', undefined],
  ['/ar/api/products/7/related', undefined],
  ['/ar/api/products', undefined],
  ['/?', undefined],
  ['/en/api/settings', undefined],
])('%s shows of what is sold: %s', (address, shown) => {
  expect(soldShown(address)).toBe(shown)
})
