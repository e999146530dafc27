import type { Category, ProductCard } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { firstPriceBreak } from './fixed-view.ts'
import { homeView, wallColours } from './home-view.ts'

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
const home = { sections: [], newest: [], quotes: [], sponsors: [] }

test('links to no category or brand without products', () => {
  const made = category(9, 3, [category(10, 3), category(11, 0)])
  const view = homeView(home, {
    categories: [category(1, 5), category(2, 0, [category(3, 0)])],
    menuCategories: [made],
    intros: [],
  })
  expect(view.circles).toBe(2)
  expect(view.fixed?.circles.map(({ id }) => id)).toEqual([1, 10])
  expect(view.fixed?.made?.brands.map(({ id }) => id)).toEqual([10])
})

test('leaves out "Made in Saudi" if no brand has products', () => {
  const made = category(9, 0, [category(10, 0)])
  const view = homeView(home, { categories: [], menuCategories: [made], intros: [] })
  expect(view.circles).toBe(0)
  expect(view.fixed?.made).toBeNull()
  // These parts are in the HTML already.
  expect(Object.keys(view)).not.toContain('fixed')
})

test('leaves at most twelve cards of a lower row out of the HTML, and none of its first five', () => {
  const product = (id: number): ProductCard => ({
    id,
    name: `Product ${id}`,
    image: '/media/0/800.webp',
    hover_image: '/media/0/800.webp',
    pieces: [],
    avg_rate: null,
    rates_count: 0,
    colors_count: 0,
    sizes_count: 0,
    colors: [],
    badge: null,
    category: { id: 1, name: '' },
    brand: null,
  })
  const products = Array.from({ length: 20 }, (_, index) => product(index + 1))
  const row = (id: number, count: number) => ({
    id,
    name: '',
    category: null,
    products: products.slice(0, count),
  })
  const { sections, fixed } = homeView(
    { ...home, sections: [row(1, 8), row(2, 4), row(3, 7), row(4, 20)] },
    { categories: [], menuCategories: [], intros: [] },
  )
  expect(sections.map(({ later }) => later?.length)).toEqual([undefined, 0, 2, 12])
  expect(sections[2]?.later).toEqual([6, 7])
  expect(Object.values(fixed?.cards ?? {}).map(({ length }) => length)).toEqual([0, 8, 4, 5, 8])
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

test('finds a product of which 50 pieces cost less than 47', () => {
  expect(firstPriceBreak([scrub])).toEqual({
    product: { id: 1, name: 'scrub' },
    asked: { count: 47, total: 235_000 },
    better: { count: 50, total: 225_000 },
  })
})

test('skips products of which more pieces never cost less', () => {
  const flat = {
    ...scrub,
    id: 2,
    pieces: scrub.pieces.map((tier, i) => ({ ...tier, price: sar(55 - i / 10) })),
  }
  const short = {
    ...scrub,
    id: 3,
    pieces: [{ from: 49, to: 49, price: sar(90) }, ...scrub.pieces.slice(2, 3)],
  }
  expect(firstPriceBreak([flat, short])).toBeNull()
  expect(firstPriceBreak([flat, short, scrub])?.product.id).toBe(1)
})

const categories = [{ id: 7 }, { id: 8 }, { id: 9 }]
const sectionsOf = (...ids: (number | null)[]) => ids.map((id) => ({ category: id === null ? null : { id } }))

test.each([
  ['a trade keeps its colour', sectionsOf(9, 7, 9), [2, 0, 2]],
  ['sections of one trade share it', sectionsOf(8, 8), [1, 1]],
  ['sections without a trade take free colours', sectionsOf(null, 8, null, 7, null), [2, 1, 3, 0, 4]],
  ['there are six colours', sectionsOf(...Array<null>(8).fill(null)), [0, 1, 2, 3, 4, 5, 0, 1]],
])('walls: %s', (_, sections, colours) => {
  expect(wallColours(sections, categories)).toEqual(colours)
})
