import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { id } from '../input-parsers/numbers.ts'
import { answer } from '../output-schemas/envelope.ts'
import { review } from '../output-schemas/review.ts'
import { anyBody, change, DAY_S, KILOBYTE, MINUTE_S, ownRead } from '../policies.ts'
import { reviewInput } from './review-input.ts'

export const reviewsProcedures = {
  own: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/rate',
    summary: "The customer's own review of a product, or null",
    input: z.object({ product_id: id() }),
    output: answer(z.nullable(review)),
  }),
  rate: defineCall({
    ...change,
    method: 'POST',
    path: '/rate',
    summary: 'Reviews a product',
    description: "A customer's second review of a product replaces the first. At most 10 a day.",
    successDescription: 'The review as everybody reads it.',
    access: 'customer',
    // 2,000 characters escaped, up to 12 bytes for an emoji.
    bodies: anyBody(32 * KILOBYTE),
    limits: [
      { name: 'rate', counts: 'calls', max: 30, seconds: MINUTE_S },
      // Each review invalidates cached pages.
      { name: 'rate', counts: 'successes', max: 10, seconds: DAY_S, per: 'customer' },
    ],
    input: reviewInput,
    output: answer(review),
  }),
}
