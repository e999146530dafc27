import { expect, test } from 'vitest'
import { businessDays, days, orders, pieces, plural, products } from './plurals.ts'

test.each([
  [0, 'لا توجد قطع'],
  [1, 'قطعة واحدة'],
  [2, 'قطعتان'],
  [3, '3 قطع'],
  [10, '10 قطع'],
  [11, '11 قطعة'],
  [47, '47 قطعة'],
  [99, '99 قطعة'],
  [100, '100 قطعة'],
  [102, '102 قطعة'],
  [103, '103 قطع'],
  [111, '111 قطعة'],
  [200, '200 قطعة'],
  [1000, '1,000 قطعة'],
])('formats %d pieces in Arabic', (count, text) => {
  expect(pieces(count, 'ar')).toBe(text)
})

test.each([
  ['nominative', 'قطعة واحدة، قطعتان', 'منتج واحد، منتجان، 11 منتجًا، 100 منتج', 'يوم واحد، يومان، 3 أيام'],
  [
    'accusative',
    'قطعة واحدة، قطعتين',
    'منتجًا واحدًا، منتجين، 11 منتجًا، 100 منتج',
    'يومًا واحدًا، يومين، 3 أيام',
  ],
  ['genitive', 'قطعة واحدة، قطعتين', 'منتج واحد، منتجين، 11 منتجًا، 100 منتج', 'يوم واحد، يومين، 3 أيام'],
] as const)('in the %s', (grammaticalCase, ofPieces, ofProducts, ofDays) => {
  expect([1, 2].map((count) => pieces(count, 'ar', grammaticalCase)).join('، ')).toBe(ofPieces)
  expect([1, 2, 11, 100].map((count) => products(count, 'ar', grammaticalCase)).join('، ')).toBe(ofProducts)
  expect([1, 2, 3].map((count) => days(count, 'ar', grammaticalCase)).join('، ')).toBe(ofDays)
})

test('formats orders in all plural forms of Arabic', () => {
  const counts = [0, 1, 2, 3, 11, 100].map((count) => orders(count, 'ar'))
  expect(counts.join('، ')).toBe('لا توجد طلبات، طلب واحد، طلبان، 3 طلبات، 11 طلبًا، 100 طلب')
})

test('uses two plural forms in English', () => {
  expect([0, 1, 2].map((count) => pieces(count, 'en'))).toEqual(['0 pieces', '1 piece', '2 pieces'])
})

test('falls back to the plural form `other`', () => {
  expect(plural('ar', 2, { other: 'ألوان' })).toBe('ألوان')
})

test.each([
  [2, 4, 'يومين إلى 4 أيام عمل', '2 to 4 business days'],
  [5, 8, '5 إلى 8 أيام عمل', '5 to 8 business days'],
  [1, 1, 'يوم عمل واحد', '1 business day'],
  [1, 2, 'يوم إلى يومي عمل', '1 to 2 business days'],
  [2, 2, 'يومي عمل', '2 business days'],
  [3, 3, '3 أيام عمل', '3 business days'],
  [7, 14, '7 إلى 14 يوم عمل', '7 to 14 business days'],
])('formats %d to %d business days', (from, to, ar, en) => {
  expect(businessDays({ from, to }, 'ar')).toBe(ar)
  expect(businessDays({ from, to }, 'en')).toBe(en)
})
