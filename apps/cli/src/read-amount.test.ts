import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { readAmount, readAmountOrNothing } from './read-amount.ts'

test.each([
  ['3223.97', 322_397],
  ['3,223.97', 322_397],
  ['3223', 322_300],
  ['1,234,567', 123_456_700],
  ['٣٬٢٢٣٫٩٧', 322_397],
  ['0.01', 1],
] as const)('%s is %i halalas', (typed, amount) => {
  expect(readAmount(typed)).toEqual(halalas(amount))
})

const refused = [
  '',
  '0',
  '-5',
  '1.234',
  '1e3',
  'SAR 5',
  '5 ',
  '9999999999999',
  '12,50',
  '1,2',
  ',5',
  '1,5000',
  '1٬50',
]
test.each(refused)('“%s” is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull()
})

test.each(['0', '0.00', '٠', '0٫0'])('“%s” is no amount, but nothing is', (typed) => {
  expect(readAmount(typed)).toBeNull()
  expect(readAmountOrNothing(typed)).toBe(0)
})
