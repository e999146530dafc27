import type { Page, Review } from '@zayy/contract/types'
import type { Expression } from '@zayy/database/sql/subquery'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { pageOf, rowsBefore } from '../page-of.ts'
import { presentReview } from './present.ts'
import { countReviews, newestReviewsOf, type ReviewRow, selectReviews } from './queries.ts'

const PAGE_SIZE = 20

/** SQL: a product's newest reviews, at most 20, for a statement that reads the product; `presentReviews` presents them. */
export const newestReviews = (product: Expression) => newestReviewsOf(product, PAGE_SIZE)

/** Reviews as they leave the shop, in the order of the rows. */
export function presentReviews(rows: readonly ReviewRow[]): Review[] {
  return rows.map(presentReview)
}

/**
 * A page of a product's reviews, newest first, 20 a page.
 *
 * @param stars only those that gave so many; null: all
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function listReviews(
  database: Database,
  product: number,
  page: number,
  stars: number | null,
): Promise<Page<Review>> {
  const [total, rows] = await Promise.all([
    countReviews(database, product, stars),
    selectReviews(database, { product, stars, limit: PAGE_SIZE, offset: rowsBefore(page, PAGE_SIZE) }),
  ])
  if (total === undefined) throw notFound()
  return pageOf(presentReviews(rows), page, PAGE_SIZE, total)
}
