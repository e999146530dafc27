import { reviews } from '@zayy/database/schema/reviews'
import type { ReviewsFile } from '../read/reviews.ts'
import type { StoreContext } from './context.ts'
import type { Ids } from './table-sync.ts'

/** Stores the reviews of the owner's file; those that customers wrote in the shop are not touched. */
export async function storeReviews(
  { tables }: StoreContext,
  file: ReviewsFile,
  productIds: Ids,
): Promise<void> {
  await tables.sync(
    reviews,
    ['productId', 'email'],
    file.lines.map(({ values }) => ({
      productId: productIds.of(values.product),
      email: values.email,
      firstName: values.fname,
      rating: values.rate,
      comment: values.comment,
      createdAt: new Date(`${values.date}T09:00:00Z`),
      imported: true,
    })),
    'delete',
    (review) => review.imported,
  )
}
