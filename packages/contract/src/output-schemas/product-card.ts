import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import * as z from 'zod/mini'
import { count, idAndName, money, named, pageFields, positiveId } from './envelope.ts'

/** From `from` to `to` pieces, both included, a piece costs `price`. */
export const tier = z.object({ from: count, to: count, price: money })

/** The fields of a product card; a product has them too. */
export const cardFields = {
  id: positiveId,
  name: z.string(),
  image: z.string(),
  hover_image: z.string(),
  pieces: z.array(tier),
  avg_rate: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  rates_count: count,
  colors_count: count,
  sizes_count: count,
  colors: z.array(z.object({ name: z.string(), code: z.string().check(z.regex(/^#[0-9a-f]{6}$/)) })),
  badge: z.nullable(z.enum(['bestseller', 'new'])),
  category: idAndName,
  /** A child of the first menu category. */
  brand: z.nullable(idAndName),
}

export const productCard = named('ProductCard', z.object(cardFields))

/** What a list can be narrowed to, each with how many products it alone would show. */
const facets = z.object({
  is_men: count,
  is_women: count,
  is_child: count,
  /** Families of colours. `code`: one that stands for the family. */
  colors: z.array(z.object({ key: z.enum(colourFamilies), name: z.string(), code: z.string(), count })),
  sizes: z.array(z.object({ name: z.string(), count })),
})

/** How a search was read, besides its words. */
export const searchReading = z.object({
  /** Only products in one of these sizes are listed. Empty: any. */
  sizes: z.array(z.string()),
  /** The pieces that the search asks for: prices can be shown for so many. */
  quantity: z.nullable(count),
  /** Typed words, sizes and quantities that are left out, so that something is found. */
  set_aside: z.array(z.string()),
})

/** A page of cards, its facets, and, with a search, how it was read. */
export const productPage = z.object({ ...pageFields(productCard), facets, search: z.optional(searchReading) })
