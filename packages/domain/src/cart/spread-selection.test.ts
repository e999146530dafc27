import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Selection } from './cart.ts'
import { pieceCount } from './piece-count.ts'
import { quantityOf, setQuantity } from './selection.ts'
import { spreadSelection } from './spread-selection.ts'

const product = { colours: [{ id: 1 }, { id: 2 }], sizes: [{ id: 10 }, { id: 11 }, { id: 12 }] }
const places = product.colours.flatMap((colour) =>
  product.sizes.map((size) => ({ colour: colour.id, size: size.id })),
)
const selectionOf = (quantities: readonly number[]) =>
  places.reduce<Selection>(
    (selection, { colour, size }, at) => setQuantity(selection, colour, size, quantities[at] ?? 0),
    [],
  )
const quantitiesOf = (selection: Selection | null) =>
  selection && places.map(({ colour, size }) => quantityOf(selection, colour, size))

test.each([
  ['the proportions typed', [12, 20, 8, 7, 0, 0], 50, [13, 21, 9, 7, 0, 0]],
  ['fewer pieces', [12, 20, 8, 7, 0, 0], 10, [3, 4, 2, 1, 0, 0]],
  ['evenly over the active colour where nothing is typed', [], 50, [0, 0, 0, 17, 17, 16]],
  ['nothing', [4, 4], 0, [0, 0, 0, 0, 0, 0]],
  ['more than fit', [4], 2001, null],
])('%s', (_, chosen, total, expected) => {
  const spread = spreadSelection(selectionOf(chosen), { total, product, colour: 2, most: 2000 })
  expect(quantitiesOf(spread)).toEqual(expected)
})

test('spreads nothing without an active colour', () => {
  expect(spreadSelection([], { total: 5, product, colour: null, most: 10 })).toBeNull()
})

test('spreads to the exact total and keeps empty cells empty', () => {
  const chosen = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(chosen, fc.integer({ min: 0, max: 2000 }), (quantities, total) => {
      const spread = spreadSelection(selectionOf(quantities), { total, product, colour: 1, most: 2000 })
      expect(pieceCount(spread ?? [])).toBe(total)
      if (quantities.some((quantity) => quantity > 0))
        for (const [at, quantity] of quantities.entries())
          if (quantity === 0) expect(quantitiesOf(spread)?.[at]).toBe(0)
    }),
  )
})
