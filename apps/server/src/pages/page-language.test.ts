import { expect, test } from 'vitest'
import { englishAddress, pageLanguage, readableAddress } from './page-language.ts'

test.each([
  ['/', 'ar'],
  ['/en', 'en'],
  ['/en/product/7', 'en'],
  ['/english', 'ar'],
  ['/product/en', 'ar'],
])('%s is in %s', (path, locale) => {
  expect(pageLanguage(path)).toBe(locale)
})

const url = (path: string) => new URL(path, 'http://shop.test')

test('redirects an Arabic URL to English, with its query, if English is stored', () => {
  expect(englishAddress(url('/shop?page=2'), 'en', undefined)).toBe('/en/shop?page=2')
  expect(englishAddress(url('/'), 'en', undefined)).toBe('/en')
  expect(englishAddress(url('/en/shop'), 'en', undefined)).toBeNull()
  expect(englishAddress(url('/shop'), 'ar', undefined)).toBeNull()
  expect(englishAddress(url('/shop'), undefined, undefined)).toBeNull()
})

test.each([
  ['http://shop.test/en/shop', null],
  ['http://shop.test/about', '/en/shop'],
  ['http://elsewhere.test/en/shop', '/en/shop'],
  ['no address', '/en/shop'],
])('redirects a visitor from %s with English stored to %s', (cameFrom, address) => {
  expect(englishAddress(url('/shop'), 'en', cameFrom)).toBe(address)
})

test.each([
  ['/product/1%00', '/%EF%BF%BD'],
  ['/en/product/1%00', '/en/%EF%BF%BD'],
  ['/product/1%0d%0aX:1', '/%EF%BF%BD'],
  ['/product/%ff', '/%EF%BF%BD'],
  ['/product/1%20', '/%EF%BF%BD'],
  ['/product/%201', '/%EF%BF%BD'],
  ['/en/blogs/1%C2%A0', '/en/%EF%BF%BD'],
  ['/product/1%20/', '/%EF%BF%BD'],
  ['/category/3/work%20wear', '/category/3/work%20wear'],
  ['/_serverFn/', '/%EF%BF%BD'],
  ['/_serverFn/abc?x=1', '/%EF%BF%BD'],
  ['/%5FserverFn/abc', '/%EF%BF%BD'],
  ['/_build/assets', '/%EF%BF%BD'],
  ['/category/3/%D8%B2%D9%8A', '/category/3/%D8%B2%D9%8A'],
  ['/product/1', '/product/1'],
])('reads %s as %s', (path, read) => {
  expect(readableAddress(new URL(path, 'https://shop.test')).pathname).toBe(read)
})
