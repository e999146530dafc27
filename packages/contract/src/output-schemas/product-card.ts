import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import * as z from 'zod/mini'
import { count, idAndName, money, named, pageFields, positiveId } from './envelope.ts'

/** A piece costs `price` if `from` to `to` pieces are bought, inclusive. */
export const tier = z.object({ from: count, to: count, price: money })

/** Fields of a product card, which a product also has. */
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

/** Filters of a list, each with the number of products that it alone would leave. */
const facets = z.object({
  is_men: count,
  is_women: count,
  is_child: count,
  /** Colour families. `code` represents the family. */
  colors: z.array(z.object({ key: z.enum(colourFamilies), name: z.string(), code: z.string(), count })),
  sizes: z.array(z.object({ name: z.string(), count })),
  /** Products with a rating. */
  rated: count,
})

/** Parts of a search that are not words. */
export const searchReading = z.object({
  /** The list contains only products in one of these sizes. Empty: any size. */
  sizes: z.array(z.string()),
  /** Number of pieces in the search. Prices can be shown for it. */
  quantity: z.nullable(count),
  /** Typed words, sizes and quantities that were dropped in order to find something. */
  set_aside: z.array(z.string()),
})

/** Number of products in `total` with the search in their name or category, which come first. The others have it in their description. */
export const namedCount = z.optional(count)

/** True if a search matches more products than the `total` that it lists and counts. */
export const hasMore = z.optional(z.literal(true))

/** A page of product cards with its filters, and for a search how it was interpreted. */
export const productPage = z.object({
  ...pageFields(productCard),
  facets,
  search: z.optional(searchReading),
  named: namedCount,
  more: hasMore,
})
