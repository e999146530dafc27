import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sar } from '../money.ts'
import type { CartItem } from './cart.ts'
import { parseCart } from './parse-cart.ts'

const item: CartItem = {
  product: {
    id: 7,
    name: 'مريول',
    image: '/m.webp',
    category: { name: 'مدارس' },
    pieces: [{ from: 1, to: 9, price: sar(45.5) }],
  },
  selectedProduct: { product_id: 7, colors: [{ color_id: 1, sizes: [{ size_id: 2, quantity: 3 }] }] },
}
const withProduct = (change: object) => ({ ...item, product: { ...item.product, ...change } })
const withColors = (colors: unknown) => ({ ...item, selectedProduct: { product_id: 7, colors } })

describe('a stored cart', () => {
  it('reads a stored cart as it was saved', () => {
    expect(parseCart(JSON.parse(JSON.stringify([item])))).toEqual([item])
  })

  it('drops unknown fields of a stored cart', () => {
    expect(parseCart([{ ...withProduct({ extra: 1 }), drawer: true }])).toEqual([item])
  })

  it('adds up repeated sizes and drops those at 0 in a stored cart', () => {
    const colors = [
      {
        color_id: 1,
        sizes: [
          { size_id: 2, quantity: 1 },
          { size_id: 3, quantity: 0 },
        ],
      },
      { color_id: 1, sizes: [{ size_id: 2, quantity: 2 }] },
      { color_id: 4, sizes: [] },
    ]
    expect(parseCart([withColors(colors)])).toEqual([item])
  })

  it('drops stored cart lines without pieces', () => {
    expect(parseCart([withColors([])])).toEqual([])
    expect(parseCart([withColors([{ color_id: 1, sizes: [{ size_id: 2, quantity: 0 }] }])])).toEqual([])
  })

  it('keeps the last of two stored lines of one product', () => {
    const later = withColors([{ color_id: 9, sizes: [{ size_id: 2, quantity: 1 }] }])
    expect(parseCart([item, later])).toEqual([later])
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'cart'],
    ['an object', { items: [item] }],
    ['a list of something else', [1, 2]],
    ['a broken second line', [item, { product: {} }]],
    ['an id as text', [withProduct({ id: '7' })]],
    ['a selection of another product', [{ ...item, selectedProduct: { product_id: 8, colors: [] } }]],
    ['no tiers', [withProduct({ pieces: [] })]],
    ['a tier upside down', [withProduct({ pieces: [{ from: 9, to: 1, price: 1 }] })]],
    ['a negative price', [withProduct({ pieces: [{ from: 1, to: 9, price: -1 }] })]],
    ['a price with 3 decimals', [withProduct({ pieces: [{ from: 1, to: 9, price: 1.005 }] })]],
    ['no category', [withProduct({ category: null })]],
    ['a negative quantity', [withColors([{ color_id: 1, sizes: [{ size_id: 2, quantity: -1 }] }])]],
    ['half a piece', [withColors([{ color_id: 1, sizes: [{ size_id: 2, quantity: 0.5 }] }])]],
    ['colours that are no list', [withColors({})]],
  ])('rejects a stored cart with %s', (_, stored) => {
    expect(parseCart(stored)).toEqual([])
  })

  it('never throws on any stored cart', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => Array.isArray(parseCart(stored))))
  })
})
