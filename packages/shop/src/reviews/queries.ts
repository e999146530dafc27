import type { Database } from '@zayy/database/database'
import { products } from '@zayy/database/schema/catalog'
import { reviews } from '@zayy/database/schema/reviews'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import { prepared } from '../sql/prepared.ts'
import { countOf } from '../sql/subquery.ts'

const newest = prepared((database) =>
  database
    .select({
      id: reviews.id,
      fname: reviews.fname,
      email: reviews.email,
      rate: reviews.rate,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.productId, sql.placeholder('product')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('newest_reviews'),
)

const counted = prepared((database) =>
  database
    .select({
      total: countOf({ from: reviews, where: eq(reviews.productId, products.id) }),
    })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('product')), not(products.hidden)))
    .prepare('count_reviews'),
)

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

export function selectReviews(database: Database, product: number, limit: number, offset: number) {
  return newest(database).execute({ product, limit, offset })
}

/** How many reviews a product has; undefined for a product that is not shown. */
export async function countReviews(database: Database, product: number): Promise<number | undefined> {
  const [row] = await counted(database).execute({ product })
  return row?.total
}
