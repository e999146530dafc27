import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { answer, positiveId, shaped } from '../answers/envelope.ts'
import { productCard } from '../answers/product-card.ts'
import { routes } from '../routes.ts'
import type { Home, Sponsor } from '../shapes.ts'

const sponsor = shaped<Sponsor>('Sponsor')(z.object({ id: positiveId, image: z.string(), name: z.string() }))

const home = shaped<Home>('Home')(
  z.object({
    sections: z.array(z.object({ id: positiveId, name: z.string(), products: z.array(productCard) })),
    sponsors: z.array(sponsor),
  }),
)

export const homeCalls = {
  get: oc
    .route({
      ...routes.home.get,
      summary: 'The home sections with their products, and the sponsors',
      tags: ['home'],
    })
    .output(answer(home)),
  sponsors: oc
    .route({ ...routes.home.sponsors, summary: 'The sponsors', tags: ['home'] })
    .output(answer(z.array(sponsor))),
}
