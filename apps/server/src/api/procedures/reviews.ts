import { ratedTags } from '@zayy/contract/cache-tags'
import { apiMessages } from '@zayy/i18n/messages/api'
import { getOwnReview } from '@zayy/shop/reviews/list-reviews'
import { rateProduct } from '@zayy/shop/reviews/rate-product'
import { customerOf } from '../actor.ts'
import { implementer } from '../implementer.ts'

export const reviewsRouter = implementer.reviews.router({
  own: implementer.reviews.own.handler(async ({ context, input }) => ({
    data: await getOwnReview(context.database, customerOf(context), input.product_id),
  })),
  rate: implementer.reviews.rate.handler(async ({ context, input }) => {
    const data = await rateProduct(context.database, customerOf(context), input)
    context.changeListener?.invalidated(ratedTags(input.product_id))
    return { data, message: apiMessages[context.locale].reviewed }
  }),
})
