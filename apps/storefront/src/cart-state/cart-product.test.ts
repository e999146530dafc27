import { parseCart } from '@zayy/domain/cart/parse-cart'
import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { availableSelection, cartItemOf, cartProductOf } from './cart-product.ts'

const wire = {
  id: 7,
  name: 'مريول',
  image: '/m.webp',
  category: { id: 3, name: 'مدارس', translations: [] },
  pieces: [{ from: 1, to: 9, price: sar(45.5) }],
  pivot_colors: [
    { id: 71, product_id: 7, image: '/a.webp', color: { name: 'كحلي', code: '#223', translations: [] } },
  ],
  sizes: [{ id: 5, name: 'M' }],
  description: '<p>لا يسافر مع الصفحة</p>',
}
const product = cartProductOf(wire)

test('reduces a product to what choosing pieces needs', () => {
  expect(product).toEqual({
    id: 7,
    name: 'مريول',
    image: '/m.webp',
    category: { name: 'مدارس' },
    pieces: [{ from: 1, to: 9, price: sar(45.5) }],
    colours: [{ id: 71, name: 'كحلي', code: '#223', image: '/a.webp' }],
    sizes: [{ id: 5, name: 'M' }],
  })
})

test('removes sizes that are no longer sold, and colours left without sizes', () => {
  const selection = [
    {
      color_id: 71,
      sizes: [
        { size_id: 5, quantity: 2 },
        { size_id: 9, quantity: 4 },
      ],
    },
    { color_id: 70, sizes: [{ size_id: 5, quantity: 1 }] },
  ]
  expect(availableSelection(selection, product)).toEqual([
    { color_id: 71, sizes: [{ size_id: 5, quantity: 2 }] },
  ])
  expect(availableSelection([{ color_id: 71, sizes: [{ size_id: 9, quantity: 4 }] }], product)).toEqual([])
})

test('reads back a stored line unchanged', () => {
  const item = cartItemOf(product, [{ color_id: 71, sizes: [{ size_id: 5, quantity: 2 }] }])
  expect(parseCart(JSON.parse(JSON.stringify([item])))).toEqual([item])
})

test.each([
  [71, '/a.webp'],
  [70, '/m.webp'],
])('a line with colour %i first shows %s', (color_id, image) => {
  const others = [{ color_id: 72, sizes: [{ size_id: 5, quantity: 2 }] }]
  const selection = [{ color_id, sizes: [{ size_id: 5, quantity: 1 }] }, ...others]
  expect(cartItemOf(product, selection).product.image).toBe(image)
})
