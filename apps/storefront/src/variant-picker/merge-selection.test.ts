import type { Selection } from '@zayy/domain/cart/cart'
import { quantityOf } from '@zayy/domain/cart/selection'
import { expect, test } from 'vitest'
import { mergeSelection } from './merge-selection.ts'

const sizes = (...quantities: number[]): Selection => {
  const chosen = quantities.map((quantity, index) => ({ size_id: index + 1, quantity }))
  return [{ color_id: 7, sizes: chosen.filter(({ quantity }) => quantity > 0) }].filter(
    (colour) => colour.sizes.length > 0,
  )
}
const quantities = (selection: Selection) => [1, 2, 3].map((size) => quantityOf(selection, 7, size))

test.each([
  ['the cart as it is, where nothing was chosen here', sizes(12), sizes(12), sizes(12, 20), [12, 20, 0]],
  ['what was chosen here and what came elsewhere', sizes(12), sizes(12, 0, 2), sizes(12, 20), [12, 20, 2]],
  ['what was chosen here rather than elsewhere', sizes(12), sizes(5), sizes(9), [5, 0, 0]],
  ['nothing of what was removed elsewhere', sizes(12, 3), sizes(12, 4), [], [0, 4, 0]],
  ['what was typed before the cart was read', [], sizes(0, 7), sizes(12), [12, 7, 0]],
  ['what was emptied here', sizes(12, 3), sizes(0, 3), sizes(12, 8), [0, 8, 0]],
])('it holds %s', (_, before, here, now, merged) => {
  expect(quantities(mergeSelection(before, here, now))).toEqual(merged)
})
