import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The words of the names in the shop: what a search that finds nothing may have meant. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text('word').primaryKey(),
    /** As a name writes it. */
    shown: text('shown').notNull(),
    /** In how many products' names it stands. */
    uses: integer('uses').notNull(),
  },
  (row) => [index('search_words_trigrams').using('gin', row.word.op('gin_trgm_ops'))],
)
