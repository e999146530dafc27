import { isPageSlug, MAX_PAGE_SLUG_LENGTH } from '@zayy/domain/content/pages'
import { CellError } from '../import-issues.ts'
import { hasToBe, lineOf } from './cells.ts'
import type { Cell } from './read-cell.ts'

/** Slugs that would read like the program's own pages: `/pages/checkout` beside `/checkout`. */
const RESERVED_SLUGS = [
  ...['account', 'auth', 'bill', 'blogs', 'brands', 'cart', 'category', 'checkout', 'contact', 'home'],
  ...['policy', 'product', 'shop'],
]

/** Characters: every page's footer shows the title. */
const MAX_TITLE_LENGTH = 100

/** The slug of a content page, the last part of its URL. */
export const pageSlug: Cell<string> = (text) => {
  if (!isPageSlug(text)) throw hasToBe(text, ({ forms }) => forms.pageSlug(`${MAX_PAGE_SLUG_LENGTH}`))
  if (RESERVED_SLUGS.includes(text)) throw new CellError(({ content }) => content.reserved)
  return text
}

export const pageTitle = lineOf(MAX_TITLE_LENGTH)
