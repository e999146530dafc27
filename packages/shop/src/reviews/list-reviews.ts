import type { Page, Review } from '@zayy/contract/types'
import type { Expression } from '@zayy/database/sql/subquery'
import { maskedAuthor } from '@zayy/domain/reviews/masked-author'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { pageOf, rowsBefore } from '../page-of.ts'
import { countReviews, newestReviewsOf, type ReviewRow, selectReviewOf, selectReviews } from './queries.ts'

const PAGE_SIZE = 20

/** SQL: a product's newest reviews, at most 20, for use in a statement about products. */
export const newestReviews = (product: Expression) => newestReviewsOf(product, PAGE_SIZE)

export function presentReviews(rows: readonly ReviewRow[]): Review[] {
  return rows.map(presentReview)
}

/**
 * Lists a page of a product's reviews, newest first, 20 a page.
 * @param stars only with this rating; null: all
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

/** Returns a customer's review of a product as everybody sees it, or null. */
export async function getOwnReview(
  database: Database,
  customerId: number,
  productId: number,
): Promise<Review | null> {
  const row = await selectReviewOf(database, productId, customerId)
  return row ? presentReview(row) : null
}

/** Masks the author (decision 001). */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    client: { fname: maskedAuthor(row.firstName), email: maskedAuthor(row.email) },
    rate: stars(row.rating),
    comment: row.comment,
    created_at: new Date(row.createdAt).toISOString(),
    verified: row.piecesBought > 0,
    pieces_bought: row.piecesBought || null,
    counted: row.counted,
  }
}

function stars(rating: number): Review['rate'] {
  switch (rating) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return rating
    default:
      throw new RangeError(`A review has 1 to 5 stars, not ${rating}`)
  }
}
