import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['3223.97', 322_397],
  ['3,223.97', 322_397],
  ['3223', 322_300],
  ['٣٬٢٢٣٫٩٧', 322_397],
  ['0.01', 1],
] as const)('%s is %i halalas', (typed, amount) => {
  expect(readAmount(typed)).toEqual(halalas(amount))
})

test.each(['', '0', '-5', '1.234', '1e3', 'SAR 5', '5 ', '9999999999999'])('“%s” is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull()
})
