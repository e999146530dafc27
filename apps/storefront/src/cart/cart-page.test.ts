import { cartItem as item } from '@zayy/domain/cart/testing/cart-item'
import { expect, test } from 'vitest'
import { withRemovedLines } from './cart-page.tsx'

const read = (entries: ReturnType<typeof withRemovedLines>) =>
  entries.map((entry) =>
    entry.kind === 'line' ? entry.item.product.id : `undo ${entry.removed.item.product.id}`,
  )

test('shows a removal notice at the line’s position', () => {
  expect(read(withRemovedLines([item(1), item(3)], [{ item: item(2), index: 1 }]))).toEqual([1, 'undo 2', 3])
  expect(read(withRemovedLines([], [{ item: item(1), index: 0 }]))).toEqual(['undo 1'])
})

test('keeps the order of several removal notices', () => {
  const removed = [
    { item: item(1), index: 0 },
    { item: item(2), index: 0 },
  ]
  expect(read(withRemovedLines([item(3)], removed))).toEqual(['undo 1', 'undo 2', 3])
})

test('shows no removal notice for a product that is back in the cart', () => {
  expect(read(withRemovedLines([item(1)], [{ item: item(1), index: 0 }]))).toEqual([1])
})
