/** "What the blog is narrowed to": a search, a category and a page, as they stand in the address. */

import { parsePage, parseSearchText, parseWhole } from '../paged-list/read-search.ts'

/** Named as the API names them. What is not set is undefined, and not in the address. */
export type BlogSearch = {
  search?: string | undefined
  blog_category_id?: number | undefined
  page?: number | undefined
}

const HIGHEST_CATEGORY = 999_999

/** Reads the blog's address; each value that is odd is as if it were not there. */
export function parseBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    search: parseSearchText(raw.search),
    blog_category_id: parseWhole(raw.blog_category_id, 1, HIGHEST_CATEGORY),
    page: parsePage(raw.page),
  }
}

/** The blog with something changed about it: from its first page, unless the page is what changes. */
export function withBlogSearchChange(search: BlogSearch, change: BlogSearch): BlogSearch {
  return parseBlogSearch({ ...search, page: undefined, ...change })
}

/** Whether two addresses ask for the same posts. */
export function isEqualBlogSearch(one: BlogSearch, other: BlogSearch): boolean {
  return (
    one.search === other.search && one.blog_category_id === other.blog_category_id && one.page === other.page
  )
}
