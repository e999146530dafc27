import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row. Its version rises with every change that visitors see; servers drop their caches when they read another one. */
export const cacheVersion = pgTable(
  'cache_version',
  {
    id: integer('id').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (row) => [check('cache_version_one_row', sql`${row.id} = 1`)],
)
