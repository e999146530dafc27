import { expect, it } from 'vitest'
import { categoryHead } from './category-head.ts'

const scrubs = {
  name: 'قمصان سكراب',
  desc: 'بثلاثة جيوب',
  address: { id: '50', name: 'قمصان-سكراب' },
  otherName: 'scrub-tops',
}

it('names the page in both languages', () => {
  expect(categoryHead('Product-category', scrubs, { page: 2 })).toEqual({
    title: 'قمصان سكراب',
    description: 'بثلاثة جيوب',
    path: '/Product-category/50/قمصان-سكراب?page=2',
    otherPath: '/Product-category/50/scrub-tops?page=2',
    noindex: false,
  })
})

it.each([{ is_men: 1 }, { search: 'polo' }, { avg_rate: 4 }, { sort: 'price' }] as const)(
  'keeps a narrowed or reordered list (%j) out of search engines',
  (search) => expect(categoryHead('Product-category', scrubs, search).noindex).toBe(true),
)
