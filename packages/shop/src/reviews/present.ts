import type { Review } from '@zayy/contract/types'
import { maskedAuthor } from '@zayy/domain/reviews/masked-author'
import type { ReviewRow } from './queries.ts'

/** A review as it leaves the shop: its author masked, whatever was typed (decision 001). */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    client: { fname: maskedAuthor(row.firstName), email: maskedAuthor(row.email) },
    rate: stars(row.rating),
    comment: row.comment,
    created_at: new Date(row.createdAt).toISOString(),
    verified: row.verified,
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
