import type { CartItem } from '@zayy/domain/cart/cart'
import { expect, test } from 'vitest'
import { undoReorder } from './undo-reorder.ts'

const line = (id: number, quantity: number): CartItem => ({
  product: { id, name: `p${id}`, image: '', category: { name: '' }, pieces: [] },
  selectedProduct: { product_id: id, colors: [{ color_id: 1, sizes: [{ size_id: 1, quantity }] }] },
})

test.each([
  ['a new line goes', [line(1, 5), line(2, 9)], [line(2, 9)], [line(1, 5)], [line(1, 5)]],
  ['a replaced line has its pieces again', [line(1, 9)], [line(1, 9)], [line(1, 5)], [line(1, 5)]],
  ['a line that was changed since then stays', [line(1, 7)], [line(1, 9)], [line(1, 5)], [line(1, 7)]],
  ['a line that was taken out since then stays out', [], [line(1, 9)], [line(1, 5)], []],
  [
    'a line that came since then stays',
    [line(1, 9), line(3, 1)],
    [line(1, 9)],
    [line(1, 5)],
    [line(1, 5), line(3, 1)],
  ],
])('%s', (_, cart, added, before, undone) => {
  expect(undoReorder(cart, added, before)).toEqual(undone)
})
