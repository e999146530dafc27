import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { answer, named, positiveId } from '../output-schemas/envelope.ts'
import { productCard } from '../output-schemas/product-card.ts'
import { routes } from '../routes.ts'

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
    /** Only where no section has a product to show. */
    newest: z.array(productCard),
    sponsors: z.array(sponsor),
  }),
)

export const homeProcedures = {
  get: oc
    .route({
      ...routes.home.get,
      summary: 'The home sections with their products, else the newest products; and the sponsors',
      tags: ['home'],
    })
    .output(answer(home)),
  sponsors: oc
    .route({ ...routes.home.sponsors, summary: 'The sponsors', tags: ['home'] })
    .output(answer(z.array(sponsor))),
}
