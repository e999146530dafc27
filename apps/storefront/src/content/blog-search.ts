import { parsePage, parseSearchText, parseWhole } from '../paged-list/read-search.ts'

/** Query of the blog's URL, with the API's names. */
export type BlogSearch = {
  search?: string | undefined
  blog_category_id?: number | undefined
  page?: number | undefined
}

const HIGHEST_CATEGORY = 999_999

/** Ignores invalid values. */
export function parseBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    search: parseSearchText(raw.search),
    blog_category_id: parseWhole(raw.blog_category_id, 1, HIGHEST_CATEGORY),
    page: parsePage(raw.page),
  }
}

/** Applies a change; returns to the first page unless the page itself changes. */
export function withBlogSearchChange(search: BlogSearch, change: BlogSearch): BlogSearch {
  return parseBlogSearch({ ...search, page: undefined, ...change })
}

export function isEqualBlogSearch(one: BlogSearch, other: BlogSearch): boolean {
  return (
    one.search === other.search && one.blog_category_id === other.blog_category_id && one.page === other.page
  )
}
