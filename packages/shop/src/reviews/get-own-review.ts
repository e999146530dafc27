import type { Review } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { presentReview } from './present.ts'
import { selectReviewOf } from './queries.ts'

/** What a customer said of a product, as everybody reads it; null where they said nothing. */
export async function getOwnReview(
  database: Database,
  customerId: number,
  productId: number,
): Promise<Review | null> {
  const row = await selectReviewOf(database, productId, customerId)
  return row ? presentReview(row) : null
}
