import { expect, test } from 'vitest'
import { parseTargetQuantity } from './target-quantity.ts'

test.each([
  ['60', 60],
  [60, 60],
  ['1', 1],
  ['100000', 100_000],
  ['100001', null],
  ['0', null],
  ['-3', null],
  ['6.5', null],
  ['060', 60],
  ['1,200', 1200],
  ['٦٠', 60],
  ['1\u200F2', null],
  ['1 2', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('reads %s in the address as the quantity %s', (value, quantity) => {
  expect(parseTargetQuantity(value)).toBe(quantity)
})
