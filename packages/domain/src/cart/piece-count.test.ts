import { expect, test } from 'vitest'
import type { Selection } from './cart.ts'
import { colourCount, pieceCount, sizeCount } from './piece-count.ts'

const selection: Selection = [
  {
    color_id: 1,
    sizes: [
      { size_id: 10, quantity: 2 },
      { size_id: 11, quantity: 5 },
    ],
  },
  { color_id: 2, sizes: [{ size_id: 10, quantity: 1 }] },
]

test('counts pieces in total, per colour and per size', () => {
  expect(pieceCount(selection)).toBe(8)
  expect([1, 2, 3].map((colour) => colourCount(selection, colour))).toEqual([7, 1, 0])
  expect([10, 11, 12].map((size) => sizeCount(selection, size))).toEqual([3, 5, 0])
  expect(pieceCount([])).toBe(0)
})
