import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { halalas, sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { type CartProduct, cartItemOf } from '../cart-state/cart-product.ts'
import { reorder, undoReorder } from './reorder.ts'

const product: CartProduct = {
  id: 7,
  name: 'بولو',
  image: '/polo.webp',
  category: { name: 'مدارس' },
  pieces: [
    { from: 1, to: 9, price: sar(50) },
    { from: 10, to: 100, price: sar(45) },
  ],
  colours: [
    { id: 71, name: 'كحلي', code: '#112233', image: '/a.webp' },
    { id: 72, name: 'أبيض', code: '#ffffff', image: '/b.webp' },
  ],
  sizes: [{ id: 5, name: 'M' }],
}

const ordered: Bill['products'][number] = {
  id: 7,
  name: 'بولو قديم',
  translations: [],
  price: sar(50),
  piece: { price: sar(45) },
  quantity: 12,
  subtotal: sar(540),
  saving: sar(60),
  colors: [
    {
      id: 71,
      color_code: '#112233',
      color_name: 'كحلي',
      translations: [],
      sizes: [{ id: 5, name: 'M', quantity: 8 }],
    },
    {
      id: 72,
      color_code: '#ffffff',
      color_name: 'أبيض',
      translations: [],
      sizes: [{ id: 5, name: 'M', quantity: 4 }],
    },
  ],
}
const bill = { products: [ordered] }
const whole = [
  { color_id: 71, sizes: [{ size_id: 5, quantity: 8 }] },
  { color_id: 72, sizes: [{ size_id: 5, quantity: 4 }] },
]

test('repeats an unchanged order exactly', () => {
  expect(reorder(bill, [product], [])).toEqual({ items: [cartItemOf(product, whole)], changes: [] })
})

test('names a product that is no longer sold as in the order', () => {
  expect(reorder(bill, [], [])).toEqual({
    items: [],
    changes: [{ name: 'بولو قديم', kind: 'unavailable' }],
  })
})

test('treats a product without remaining colours and sizes as no longer sold', () => {
  expect(reorder(bill, [{ ...product, sizes: [] }], [])).toEqual({
    items: [],
    changes: [{ name: 'بولو', kind: 'unavailable' }],
  })
})

test('drops the pieces of a colour that is no longer sold, which may change the price', () => {
  const [navy] = product.colours
  const { items, changes } = reorder(bill, [{ ...product, colours: navy ? [navy] : [] }], [])
  expect(items).toEqual([cartItemOf(product, whole.slice(0, 1))])
  expect(changes).toEqual([
    { name: 'بولو', kind: 'droppedPieces', pieces: 4 },
    { name: 'بولو', kind: 'price', before: halalas(45_00), now: halalas(50_00) },
  ])
})

test.each([
  [[{ from: 20, to: 100, price: sar(45) }], { kind: 'tooFew', limit: 20 }],
  [[{ from: 1, to: 11, price: sar(45) }], { kind: 'tooMany', limit: 11 }],
  [[{ from: 1, to: 100, price: sar(44.5) }], { kind: 'price', before: halalas(45_00), now: halalas(44_50) }],
] as const)('reports changed tiers: %j', (pieces, change) => {
  const now = { ...product, pieces: [...pieces] }
  expect(reorder(bill, [now], [])).toEqual({
    items: [cartItemOf(now, whole)],
    changes: [{ name: 'بولو', ...change }],
  })
})

test('replaces a quantity in the cart and reports it if it differs', () => {
  expect(reorder(bill, [product], [cartItemOf(product, whole.slice(1))]).changes).toEqual([
    { name: 'بولو', kind: 'replaced' },
  ])
  expect(reorder(bill, [product], [cartItemOf(product, whole)]).changes).toEqual([])
})

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
