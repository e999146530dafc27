import { expect, test } from 'vitest'
import { sharesOfOrder } from './shares-of-order.ts'

const sizes = [{ id: 1 }, { id: 2 }, { id: 3 }]
const colour = (...quantities: unknown[]) => ({
  sizes: quantities.map((quantity, at) => ({ id: at + 1, quantity })),
})

test.each([
  { name: 'one colour', colors: [colour(10, 20, 10)], shares: [1, 2, 1] },
  { name: 'several colours together', colors: [colour(5, 10), colour(1, 2)], shares: [1, 2, 0] },
  { name: 'numbers without a common divisor', colors: [colour(3, 7, 2)], shares: [3, 7, 2] },
  { name: 'a size that is gone', colors: [colour(4, 2, 2, 9)], shares: [2, 1, 1] },
  { name: 'one size', colors: [colour(0, 12)], shares: [0, 1, 0] },
  { name: 'sizes that are gone, all of them', colors: [colour(0, 0, 0, 9)], shares: null },
  { name: 'no colour', colors: [], shares: null },
  { name: 'what is no number of pieces', colors: [colour(-4, '6', 1.5)], shares: null },
  { name: 'a number above all orders beside a real one', colors: [colour(1e9, 6, 3)], shares: [0, 2, 1] },
])('$name', ({ colors, shares }) => {
  expect(sharesOfOrder({ colors }, sizes)).toEqual(shares)
})
