import * as z from 'zod/mini'
import { count, idAndName, locale, named, positiveId, translated } from '../output-schemas/envelope.ts'
import { cardFields } from '../output-schemas/product-card.ts'
import { review } from '../output-schemas/review.ts'

const oneOrNone = z.union([z.literal(0), z.literal(1)])

/** Fields of a product that the cart also uses. */
const cartFields = {
  id: cardFields.id,
  name: cardFields.name,
  image: cardFields.image,
  pieces: cardFields.pieces,
  translations: z.array(z.object({ locale, name: z.string(), description: z.string() })),
  category: z.extend(idAndName, { translations: translated }),
  pivot_colors: z.array(
    z.object({
      id: positiveId,
      product_id: positiveId,
      image: z.string(),
      color: z.object({
        name: z.string(),
        /** #rrggbb */
        code: z.string(),
        translations: translated,
      }),
    }),
  ),
  sizes: z.array(idAndName),
}

export const cartProduct = named('CartProduct', z.object(cartFields))

export const product = named(
  'Product',
  z.object({
    ...cardFields,
    ...cartFields,
    /** Sanitised HTML. */
    description: z.string(),
    photos: z.array(
      z.object({
        id: positiveId,
        product_id: positiveId,
        image: z.string(),
        alt: z.string(),
        /** The `pivot_colors` row in the photo; null: no particular colour. */
        color_id: z.nullable(positiveId),
      }),
    ),
    is_men: oneOrNone,
    is_women: oneOrNone,
    is_child: oneOrNone,
    sold_count: count,
    /** Cloth, weight, fit, care, where it is made. */
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    /** In centimetres. */
    size_chart: z.nullable(
      z.object({
        columns: z.array(z.string()),
        rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
      }),
    ),
    /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
    rates_by_star: z.tuple([count, count, count, count, count]),
    rates: z.array(review),
  }),
)
