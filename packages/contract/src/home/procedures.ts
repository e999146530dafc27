import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { answer, named, positiveId } from '../output-schemas/envelope.ts'
import { productCard } from '../output-schemas/product-card.ts'
import { review } from '../output-schemas/review.ts'
import { publicRead } from '../policies.ts'

export const sponsor = named('Sponsor', z.object({ id: positiveId, image: z.string(), name: z.string() }))

export const home = named(
  'Home',
  z.object({
    sections: z.array(
      z.object({
        id: positiveId,
        name: z.string(),
        category: z.nullable(z.object({ id: positiveId, name: z.string() })),
        products: z.array(productCard),
      }),
    ),
    /** The newest products if no section has a product to show, otherwise empty. */
    newest: z.array(productCard),
    /** Praise of products of the home page, at most one of each author and product. */
    quotes: z.array(z.object({ product: z.object({ id: positiveId, name: z.string() }), review })),
    sponsors: z.array(sponsor),
  }),
)

export const homeProcedures = {
  get: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/home',
    summary:
      'The home sections with their products, else the newest products; quotes of their reviews; and the sponsors',
    shows: ['reviews'],
    output: answer(home),
  }),
  sponsors: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/sponsors',
    summary: 'The sponsors',
    shows: [],
    output: answer(z.array(sponsor)),
  }),
}
