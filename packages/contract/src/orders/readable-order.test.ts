import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderInput } from './order-input.ts'
import { readableOrder } from './readable-order.ts'

const piece = { color_id: '٢', sizes: [{ size_id: 3, quantity: '12' }] }

test('what is right is read, what is wrong is as if not sent or 0, and everything keeps its place', () => {
  const sent = {
    payment_method: 'x',
    name: ' Sara ',
    email: 'nobody',
    city_id: [1],
    products: [
      null,
      { product_id: 'x', colors: [piece] },
      { product_id: 1, colors: [{ color_id: 2, sizes: [{ size_id: 3, quantity: 1.5 }, 7] }, piece] },
    ],
  }
  expect(readableOrder(sent)).toEqual({
    payment_method: 0,
    name: 'Sara',
    products: [
      { product_id: 0, colors: [] },
      { product_id: 0, colors: [{ color_id: 2, sizes: [{ size_id: 3, quantity: 12 }] }] },
      {
        product_id: 1,
        colors: [
          {
            color_id: 2,
            sizes: [
              { size_id: 3, quantity: 0 },
              { size_id: 0, quantity: 0 },
            ],
          },
          { color_id: 2, sizes: [{ size_id: 3, quantity: 12 }] },
        ],
      },
    ],
  })
})

test('gaps that the names of a form leave in a list are of nothing', () => {
  const colors = [piece]
  const products = Object.assign([], { 1: { product_id: 7, colors } })
  expect(readableOrder({ products }).products.map(({ product_id }) => product_id)).toEqual([0, 7])
})

test.each([
  null,
  'x',
  [],
  { products: { length: Object.create(null) } },
  { products: new Array(1_000_000) },
  { products: [{ product_id: 1, colors: { length: { length: 1 } } }] },
])('%o has nothing to read', (sent) => {
  expect(readableOrder(sent).products.flatMap(({ colors }) => colors)).toEqual([])
})

test('an order that is right is read as it is, and whatever is sent can be read', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (sent) => {
      const read = readableOrder({ payment_method: 0, products: sent, name: sent })
      expect(Array.isArray(read.products)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
  const right = { payment_method: '1', products: [{ product_id: '1', colors: [piece] }], coupon_code: null }
  expect(readableOrder(right)).toEqual(orderInput.parse(right))
})
