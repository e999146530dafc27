import * as z from 'zod/mini'
import type { Page, ProductCard } from '../shapes.ts'
import { count, idAndName, money, pageFields, positiveId, shaped } from './envelope.ts'

/** The fields of a product card; a product has them too. */
export const cardFields = {
  id: positiveId,
  name: z.string(),
  image: z.string(),
  hover_image: z.string(),
  pieces: z.array(z.object({ from: count, to: count, price: money })),
  avg_rate: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  rates_count: count,
  colors_count: count,
  sizes_count: count,
  colors: z.array(z.object({ name: z.string(), code: z.string().check(z.regex(/^#[0-9a-f]{6}$/)) })),
  badge: z.nullable(z.enum(['bestseller', 'new'])),
  category: idAndName,
  brand: z.nullable(idAndName),
}

export const productCard = shaped<ProductCard>('ProductCard')(z.object(cardFields))

type Facets = { is_men: number; is_women: number; is_child: number }
export type ProductPage = Page<ProductCard> & { facets: Facets }

/** A page of cards, and how many products each flag alone would show. */
export const productPage = shaped<ProductPage>()(
  z.object({
    ...pageFields(productCard),
    facets: z.object({ is_men: count, is_women: count, is_child: count }),
  }),
)
