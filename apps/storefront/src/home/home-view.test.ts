import type { Category } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { homeView, priceTiersExample } from './home-view.ts'

const category = (id: number, products_count: number, childs: Category[] = []): Category => ({
  id,
  name: `Category ${id}`,
  image: '/media/0/800.webp',
  desc: '',
  has_childs: childs.length > 0,
  products_count,
  translations: [],
  childs,
})
const home = { sections: [], newest: [], sponsors: [] }

test('leads to no category or brand without products', () => {
  const made = category(9, 3, [category(10, 3), category(11, 0)])
  const view = homeView(home, {
    categories: [category(1, 5), category(2, 0, [category(3, 0)])],
    menuCategories: [made],
    intros: [],
  })
  expect(view.circles.map(({ id }) => id)).toEqual([1, 10])
  expect(view.made?.brands.map(({ id }) => id)).toEqual([10])
})

test('leaves out "Made in Saudi" where no brand has products', () => {
  const made = category(9, 0, [category(10, 0)])
  expect(homeView(home, { categories: [], menuCategories: [made], intros: [] })).toMatchObject({
    circles: [],
    made: null,
  })
})

const scrub = {
  id: 1,
  name: 'scrub',
  pieces: [
    { from: 1, to: 9, price: sar(55) },
    { from: 10, to: 49, price: sar(50) },
    { from: 50, to: 99, price: sar(45) },
    { from: 100, to: 199, price: sar(40) },
    { from: 200, to: 3000, price: sar(36) },
  ],
}

test('calculates the four buyers’ prices from the tiers', () => {
  expect(priceTiersExample([scrub])).toEqual({
    product: { id: 1, name: 'scrub' },
    steps: [
      { from: 1, open: false, price: 5500 },
      { from: 10, open: false, price: 5000 },
      { from: 50, open: false, price: 4500 },
      { from: 200, open: true, price: 3600 },
    ],
    some: { count: 24, saved: 12_000 },
    many: { asked: 47, count: 50, saved: 10_000 },
    most: { count: 400, saved: 760_000 },
  })
})

test('skips a product sold from five pieces or with three tiers', () => {
  const fromFive = {
    ...scrub,
    id: 2,
    pieces: scrub.pieces.map((tier, i) => (i === 0 ? { ...tier, from: 5 } : tier)),
  }
  const three = { ...scrub, id: 3, pieces: scrub.pieces.slice(0, 3) }
  expect(priceTiersExample([fromFive, three, scrub])?.product.id).toBe(1)
})

test('has no example if more pieces never cost less', () => {
  const flat = scrub.pieces.map((tier, i) => ({ ...tier, price: sar(55 - i / 10) }))
  expect(priceTiersExample([{ ...scrub, pieces: flat }])).toBeNull()
})
