import { expect, test } from 'vitest'
import { parseTargetQuantity } from './target-quantity.ts'

test.each([
  ['60', 60],
  [60, 60],
  ['1', 1],
  ['100000', 100_000],
  ['100001', 1],
  ['0', 1],
  ['-3', 1],
  ['6.5', 1],
  ['060', 60],
  ['1,200', 1200],
  ['٦٠', 60],
  ['1\u200F2', 1],
  ['1 2', 1],
  ['1e3', 1],
  ['', 1],
  [undefined, 1],
])('%s in the address is a need of %d', (value, quantity) => {
  expect(parseTargetQuantity(value)).toBe(quantity)
})
