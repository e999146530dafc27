import { products } from '@zayy/database/schema/catalog'
import { sql } from 'drizzle-orm'

/** SQL: the tsquery of the parameter `all`. */
export const searchQuery = sql`to_tsquery('simple', ${sql.placeholder('all')}::text)`

const weights = sql`'{0.02, 0.1, 0.3, 1}'`

/**
 * SQL: how well a product does in a search: its words in a row, then whole, then as prefixes. Its parameters `all`, `whole` and
 * `phrase` are those of SearchTerms.
 */
export const matchScore = sql`(position(${sql.placeholder('phrase')}::text in ${products.searchText}) > 0)::int
  + 4 * ts_rank(${weights}, ${products.searchStems}, to_tsquery('simple', ${sql.placeholder('whole')}::text))
  + ts_rank(${weights}, ${products.searchStems}, ${searchQuery})`
