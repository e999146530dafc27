import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/** Which keys the servers of this database use, told by fingerprints: the keys themselves are never in the database. */
export const keyFingerprints = pgTable(
  'key_fingerprints',
  {
    purpose: text('purpose').notNull(),
    version: integer('version').notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.purpose, row.version] })],
)
