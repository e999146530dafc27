import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/** Calls counted towards a limit in one of its windows, shared by all servers. A row is obsolete after two windows. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Limit and key, as `counterKey` writes them. */
    key: text('key').notNull(),
    windowStartsAt: moment('window_starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.key, row.windowStartsAt] }),
    index('rate_limits_window').on(row.windowStartsAt),
    check('rate_limits_count', sql`${row.count} >= 0`),
  ],
)
