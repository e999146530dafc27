import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/**
 * How often somebody made a call that is limited, in the window that is open: shared by all servers. A row of a
 * window that ended long ago means nothing and goes.
 */
export const callWindows = pgTable(
  'call_windows',
  {
    /** Limit and key, as `counterKey` writes them. */
    key: text('key').primaryKey(),
    opens: moment('opens').notNull(),
    calls: integer('calls').notNull(),
    /** The calls of the window just before it, which slide out of the count while this one runs. */
    before: integer('before').notNull().default(0),
  },
  (row) => [
    index('call_windows_opens').on(row.opens),
    check('call_windows_calls', sql`${row.calls} >= 0 and ${row.before} >= 0`),
  ],
)
