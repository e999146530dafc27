import { oc } from '@orpc/contract'
import { answer } from '../output-schemas/envelope.ts'
import { review } from '../output-schemas/review.ts'
import { routes } from '../routes.ts'
import { reviewInput } from './review-input.ts'

export const reviewsProcedures = {
  rate: oc
    .route({
      ...routes.reviews.rate,
      summary: 'Reviews a product',
      description: "A customer's second review of a product replaces the first. At most 10 a day.",
      successDescription: 'The review as everybody reads it.',
      tags: ['reviews'],
    })
    .input(reviewInput)
    .output(answer(review)),
}
