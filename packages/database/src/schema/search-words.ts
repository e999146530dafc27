import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of all names in the shop, as candidates for spelling correction. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text('word').primaryKey(),
    /** The spelling in a name. */
    shown: text('shown').notNull(),
    /** Number of products with the word in their name. */
    uses: integer('uses').notNull(),
  },
  (row) => [
    index('search_words_trigrams').using('gin', row.word.op('gin_trgm_ops')),
    index('search_words_prefix').on(row.word.op('text_pattern_ops')),
  ],
)
