import { expect, test } from 'vitest'
import { pieces, plural } from './plurals.ts'

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
])('%d pieces in Arabic', (count, text) => {
  expect(pieces(count, 'ar')).toBe(text)
})

test('English has two forms', () => {
  expect([0, 1, 2].map((count) => pieces(count, 'en'))).toEqual(['0 pieces', '1 piece', '2 pieces'])
})

test('a form that is not given falls to the other', () => {
  expect(plural('ar', 2, { other: 'ألوان' })).toBe('ألوان')
})
