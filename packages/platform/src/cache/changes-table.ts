import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * How many changes of what visitors see there were, in its one row: servers that keep pages compare it with the
 * number that they know.
 */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: integer('id').primaryKey().default(1),
    count: bigint('count', { mode: 'number' }).notNull().default(0),
  },
  (row) => [check('shop_changes_one_row', sql`${row.id} = 1`)],
)
