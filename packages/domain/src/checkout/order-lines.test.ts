import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieceCount } from '../cart/piece-count.ts'
import { orderLines } from './order-lines.ts'

const size = (size_id: number, quantity: number) => ({ size_id, quantity })

describe('the lines of an order', () => {
  it('adds up lines of the same product, colour and size', () => {
    expect(
      orderLines([
        {
          product_id: 1,
          colors: [
            { color_id: 5, sizes: [size(8, 2), size(8, 1)] },
            { color_id: 5, sizes: [size(9, 4)] },
          ],
        },
        { product_id: 2, colors: [{ color_id: 6, sizes: [size(8, 1)] }] },
        { product_id: 1, colors: [{ color_id: 5, sizes: [size(9, 1)] }] },
      ]),
    ).toEqual([
      { product_id: 1, colors: [{ color_id: 5, sizes: [size(8, 3), size(9, 5)] }] },
      { product_id: 2, colors: [{ color_id: 6, sizes: [size(8, 1)] }] },
    ])
  })

  it('drops sizes at 0, then colours without sizes, then products without colours', () => {
    expect(
      orderLines([
        {
          product_id: 1,
          colors: [
            { color_id: 5, sizes: [size(8, 0), size(9, 1)] },
            { color_id: 6, sizes: [size(8, 0)] },
          ],
        },
        { product_id: 2, colors: [{ color_id: 7, sizes: [] }] },
        { product_id: 3, colors: [] },
      ]),
    ).toEqual([{ product_id: 1, colors: [{ color_id: 5, sizes: [size(9, 1)] }] }])
  })

  it('keeps every piece of an order exactly once', () => {
    const id = fc.integer({ min: 1, max: 3 })
    const products = fc.array(
      fc.record({
        product_id: id,
        colors: fc.array(
          fc.record({ color_id: id, sizes: fc.array(fc.record({ size_id: id, quantity: fc.nat(9) })) }),
        ),
      }),
    )
    fc.assert(
      fc.property(products, (asked) => {
        const lines = orderLines(asked)
        const pieces = (list: typeof asked) => list.reduce((sum, { colors }) => sum + pieceCount(colors), 0)
        expect(pieces(lines)).toBe(pieces(asked))
        expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length)
        expect(orderLines(lines)).toEqual(lines)
      }),
    )
  })
})
