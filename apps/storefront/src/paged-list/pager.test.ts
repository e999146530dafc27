import { expect, it } from 'vitest'
import { pagerPages } from './pager.tsx'

it.each([
  [1, 2, '1 2'],
  [1, 8, '1 2 … 8'],
  [2, 8, '1 2 3 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [8, 8, '1 … 7 8'],
  [3, 3, '1 2 3'],
])('the pager of page %i of %i shows %s', (current, last, expected) => {
  expect(
    pagerPages(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(expected)
})
