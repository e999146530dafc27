import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/shop/', '/shop'],
  ['/en/', '/en'],
  ['/EN', '/en'],
  ['//', '/'],
  ['//shop', '/shop'],
  ['/en//shop//', '/en/shop'],
  ['/SHOP', '/shop'],
  ['/policy', '/Policy'],
  ['/En/Product/7/', '/en/product/7'],
  ['/product-category/3/x', '/Product-category/3/x'],
  ['/Category/3/X', '/category/3/X'],
  ['/Product-category/3', '/Product-category/3/-'],
  ['/en/category/3/', '/en/category/3/-'],
  ['/Product-category/made-in-saudi/3', '/Product-category/made-in-saudi/3/-'],
  ['/category/made-in-saudi/3/x/', '/category/made-in-saudi/3/x'],
  ['/account/Orders', '/account/orders'],
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/AR//', '/'],
  ['//ar', '/'],
  ['/ar/shop', '/shop'],
  ['/ar/product/1', '/product/1'],
  ['/ar/policy/', '/Policy'],
  ['/ar/category/3', '/category/3/-'],
  ['/ar/account/orders', '/account/orders'],
])('redirects %s to %s', (asked, spelt) => {
  expect(canonicalPath(asked)).toBe(spelt)
  expect(canonicalPath(spelt)).toBeNull()
})

test.each([
  '/',
  '/en',
  '/shop',
  '/Policy',
  '/product/7',
  '/category/3/4',
  '/Product-category/3/x',
  '/nowhere/',
  '/product',
  '//evil.example/x',
  '/category/',
  '/category/x',
  '/category/x/y/z/w',
  '/arabic',
  '/ar/nowhere',
  '/ar/en/shop',
  '/ar/ar/shop',
  '/en/ar/shop',
  '/ar//evil.example',
  '/ar/%2Fevil.example',
  '/ar/%5Cevil.example',
  '/ar/https://evil.example',
])('leaves %s unchanged', (path) => {
  expect(canonicalPath(path)).toBeNull()
})
