import type { Page, Review } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { notFound } from '../domain-error.ts'
import { pageOf, rowsBefore } from '../page-of.ts'
import { presentReview } from './present.ts'
import { countReviews, selectReviews } from './queries.ts'

const perPage = 20

/** A product's newest reviews: at most 20. */
export async function newestReviews(database: Database, product: number): Promise<Review[]> {
  return (await selectReviews(database, { product, stars: null, limit: perPage, offset: 0 })).map(
    presentReview,
  )
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
    selectReviews(database, { product, stars, limit: perPage, offset: rowsBefore(page, perPage) }),
  ])
  if (total === undefined) throw notFound()
  return pageOf(rows.map(presentReview), page, perPage, total)
}
