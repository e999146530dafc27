import { reviews } from '@zayy/database/schema/reviews'
import type { Ids } from './keeper.ts'
import type { ReviewsFile } from './read-reviews.ts'
import type { StoreContext } from './store-context.ts'

/** Keeps the reviews of the owner's file; those that customers wrote in the shop are not touched. */
export async function storeReviews(
  { keeper }: StoreContext,
  file: ReviewsFile,
  productIds: Ids,
): Promise<void> {
  await keeper.keep(
    reviews,
    ['productId', 'email'],
    file.lines.map(({ values }) => ({
      productId: productIds.of(values.product),
      email: values.email,
      fname: values.fname,
      rate: values.rate,
      comment: values.comment,
      createdAt: new Date(`${values.date}T09:00:00Z`),
      imported: true,
    })),
    'delete',
    (review) => review.imported,
  )
}
