import * as z from 'zod/mini'
import { count, idAndName } from '../output-schemas/envelope.ts'
import { hasMore, namedCount, productCard, searchReading } from '../output-schemas/product-card.ts'

/** Suggestions while a search is typed: at most six products, of `total` matches, and at most four categories. */
export const suggestions = z.object({
  products: z.array(productCard).check(z.maxLength(6)),
  categories: z.array(idAndName).check(z.maxLength(4)),
  total: count,
  named: namedCount,
  more: hasMore,
  search: searchReading,
  /** Spelling correction with results, if a word is unknown to the shop. */
  did_you_mean: z.nullable(z.string()),
})
