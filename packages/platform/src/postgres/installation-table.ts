import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/** One row, which identifies the shop of this database. A copy of the database has the same id. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    shopId: uuid('shop_id').notNull().defaultRandom(),
  },
  (row) => [check('installation_one_row', sql`${row.id} = 1`)],
)
