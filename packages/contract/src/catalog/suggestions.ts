import * as z from 'zod/mini'
import { count, idAndName } from '../output-schemas/envelope.ts'
import { productCard, searchReading } from '../output-schemas/product-card.ts'

/** What a search that is being typed may be about: its best matches, at most six, of `total`; categories, at most four. */
export const suggestions = z.object({
  products: z.array(productCard).check(z.maxLength(6)),
  categories: z.array(idAndName).check(z.maxLength(4)),
  total: count,
  search: searchReading,
  /** What was probably meant where a word is none of the shop's; it finds something. */
  did_you_mean: z.nullable(z.string()),
})
