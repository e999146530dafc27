import { reviews } from '@zayy/database/schema/reviews'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'
import type { ExportedProducts } from './exported-products.ts'
import type { ExportedTable } from './exported-table.ts'

/** reviews.csv: those that came with the owner's files. What customers wrote in the shop is theirs, and stays there. */
export async function exportReviews(database: Executor, { skus }: ExportedProducts): Promise<ExportedTable> {
  const imported = await database
    .select()
    .from(reviews)
    .where(eq(reviews.imported, true))
    .orderBy(asc(reviews.id))
  return {
    file: 'reviews.csv',
    headings: ['product', 'fname', 'email', 'rate', 'comment', 'date'],
    rows: imported.flatMap(({ productId, firstName, email, rating, comment, createdAt }) => {
      const sku = skus.get(productId)
      const day = createdAt.toISOString().slice(0, 10)
      return sku === undefined ? [] : [[sku, firstName, email, String(rating), comment, day]]
    }),
  }
}
