import { expect, it } from 'vitest'
import { exampleContext } from '../../head/testing/example-context.ts'
import { categoryHead } from './category-head.ts'

const scrubs = {
  title: 'قمصان سكراب',
  address: { id: '50', name: 'قمصان-سكراب' },
  otherName: 'scrub-tops',
}
const unknown = { settings: undefined }

it('names the page in both languages', () => {
  expect(categoryHead('Product-category', scrubs, unknown, { page: 2 })).toEqual({
    title: 'قمصان سكراب',
    path: '/Product-category/50/قمصان-سكراب?page=2',
    otherPath: '/Product-category/50/scrub-tops?page=2',
    noindex: false,
  })
})

it.each([{ is_men: 1 }, { search: 'polo' }, { avg_rate: 4 }, { sort: 'price' }] as const)(
  'keeps a narrowed or reordered list (%j) out of search engines',
  (search) =>
    expect(categoryHead('Product-category', scrubs, unknown, search)).toMatchObject({ noindex: true }),
)

it('leads from the children of "Made in Saudi" to the brands', () => {
  const made = { id: 50, name: 'صُنع في السعودية', brands: [] }
  const { settings } = exampleContext({ made })
  expect(categoryHead('category', scrubs, { settings })).toEqual({ title: scrubs.title, path: '/brands' })
  expect(categoryHead('Product-category', scrubs, { settings }).path).toContain('/Product-category/50/')
})
