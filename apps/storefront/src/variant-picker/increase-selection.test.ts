import { pieceCount } from '@zayy/domain/cart/piece-count'
import { quantityOf } from '@zayy/domain/cart/selection'
import { expect, test } from 'vitest'
import { increaseSelection } from './increase-selection.ts'

const selection = [
  {
    color_id: 1,
    sizes: [
      { size_id: 10, quantity: 2 },
      { size_id: 11, quantity: 5 },
    ],
  },
  { color_id: 2, sizes: [{ size_id: 10, quantity: 5 }] },
]

test('the pieces go to the place touched last', () => {
  const increased = increaseSelection(selection, 3, { colour: 1, size: 10 })
  expect(increased).toMatchObject({ colour: 1, size: 10 })
  expect(quantityOf(increased?.selection ?? [], 1, 10)).toBe(5)
  expect(pieceCount(increased?.selection ?? [])).toBe(15)
})

test('or to the largest, the first of two alike, when the place touched is empty or unknown', () => {
  expect(increaseSelection(selection, 3, null)).toMatchObject({ colour: 1, size: 11 })
  expect(increaseSelection(selection, 3, { colour: 2, size: 11 })).toMatchObject({ colour: 1, size: 11 })
})

test('nothing chosen, nothing raised', () => {
  expect(increaseSelection([], 3, null)).toBeNull()
  expect(increaseSelection([], 3, { colour: 1, size: 10 })).toBeNull()
})
