import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['٣٠', 30],
  ['۴۵', 45],
  ['1٢', 12],
  ['007', 7],
  ['1,200', 1200],
  ['١٬٢٠٠', 1200],
  ['0', 0],
  ['100000', 100_000],
  ['100001', null],
  ['99999999999999999999', null],
  ['', null],
  ['abc', null],
  ['3a', null],
  ['-3', null],
  ['+3', null],
  ['1.5', null],
  ['1e3', null],
  ['1,2', null],
  ['1 2', null],
])('reads the quantity %j as %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})
