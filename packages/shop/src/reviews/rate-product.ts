import { ratedTags } from '@zayy/contract/cache-tags'
import type { ReviewInput } from '@zayy/contract/reviews/review-input'
import type { Review } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import { products } from '@zayy/database/schema/catalog'
import { reviews } from '@zayy/database/schema/reviews'
import { announceTags } from '@zayy/platform/cache/change-notices'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, not, sql } from 'drizzle-orm'
import { invalid } from '../domain-error.ts'
import { presentReview } from './list-reviews.ts'
import { selectReviewOf } from './queries.ts'

/**
 * Creates or replaces a customer's review of a product and returns it as everybody sees it. It shows at once,
 * and counts in the mean once the author has proved their address or bought the product (decision 040).
 * @throws DomainError 422 for an unknown or hidden product
 */
export async function rateProduct(
  database: Database,
  customerId: number,
  { product_id, rate, comment }: ReviewInput,
): Promise<Review> {
  if (!(await isShown(database, product_id))) throw invalid({ product_id: ['unknownProduct'] })
  return await inTransaction(database, async (transaction) => {
    const [author] = await transaction
      .select({ firstName: customers.firstName, email: customers.email })
      .from(customers)
      .where(eq(customers.id, customerId))
    if (!author) throw new Error('Logged-in customer not found')
    const review = { ...author, rating: rate, comment }
    await transaction
      .insert(reviews)
      .values({ productId: product_id, customerId, ...review })
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.customerId],
        set: { ...review, createdAt: sql`now()` },
      })
    const written = await selectReviewOf(transaction, product_id, customerId)
    if (!written) throw new Error('Review not written')
    await announceTags(transaction, ratedTags(product_id))
    return presentReview(written)
  })
}

async function isShown(database: Executor, productId: number): Promise<boolean> {
  return (await database.$count(products, and(eq(products.id, productId), not(products.hidden)))) > 0
}
