import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { id } from '../input-parsers/numbers.ts'
import { answer } from '../output-schemas/envelope.ts'
import { review } from '../output-schemas/review.ts'
import { routes } from '../routes.ts'
import { reviewInput } from './review-input.ts'

const tags = ['reviews']

export const reviewsProcedures = {
  own: oc
    .route({ ...routes.reviews.own, summary: "The customer's own review of a product, or null", tags })
    .input(z.object({ product_id: id() }))
    .output(answer(z.nullable(review))),
  rate: oc
    .route({
      ...routes.reviews.rate,
      summary: 'Reviews a product',
      description: "A customer's second review of a product replaces the first. At most 10 a day.",
      successDescription: 'The review as everybody reads it.',
      tags,
    })
    .input(reviewInput)
    .output(answer(review)),
}
