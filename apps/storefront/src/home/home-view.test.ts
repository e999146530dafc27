import type { Category } from '@zayy/contract/types'
import { expect, test } from 'vitest'
import { homeView } from './home-view.ts'

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
