import { expect, test } from 'vitest'
import { isTooLargeToOrder } from './order-size.ts'

/** A cart of `products`, each with `colours`, each with `sizes`. */
const cart = (products: number, colours: number, sizes: number) =>
  Array.from({ length: products }, () => ({
    colors: Array.from({ length: colours }, (_, colour) => ({
      color_id: colour + 1,
      sizes: Array.from({ length: sizes }, (_, size) => ({ size_id: size + 1, quantity: 5 })),
    })),
  }))

test.each([
  [0, 0, 0, false],
  [1, 8, 7, false],
  [1, 60, 15, false],
  [10, 12, 7, false],
  [1, 61, 16, true],
  [10, 14, 7, true],
  [201, 1, 1, true],
  [1, 201, 1, true],
  [1, 1, 201, true],
])(
  'detects whether %i products of %i colours in %i sizes are too large: %s',
  (products, colours, sizes, tooLarge) => {
    expect(isTooLargeToOrder(cart(products, colours, sizes))).toBe(tooLarge)
  },
)
