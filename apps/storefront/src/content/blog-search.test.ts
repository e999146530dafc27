import { describe, expect, it } from 'vitest'
import { isEqualBlogSearch, parseBlogSearch, withBlogSearchChange } from './blog-search.ts'

describe("the blog's address", () => {
  it('is parsed with Arabic and Latin digits', () => {
    expect(parseBlogSearch({ search: ' قطن ', blog_category_id: '٣', page: '2' })).toEqual({
      search: 'قطن',
      blog_category_id: 3,
      page: 2,
    })
  })

  it.each([
    { page: '1' },
    { page: 'two' },
    { page: '-1' },
    { blog_category_id: '0' },
    { blog_category_id: '99999999999' },
    { search: '   ' },
    { colour: 'red' },
  ])('ignores invalid and default values: %o', (raw) => {
    expect(isEqualBlogSearch(parseBlogSearch(raw), {})).toBe(true)
  })

  it('returns to the first page if the search or category changes', () => {
    const at = parseBlogSearch({ search: 'قطن', page: '2' })
    expect(withBlogSearchChange(at, { blog_category_id: 4 })).toEqual({
      search: 'قطن',
      blog_category_id: 4,
      page: undefined,
    })
    expect(withBlogSearchChange(at, { page: 3 }).page).toBe(3)
  })
})
