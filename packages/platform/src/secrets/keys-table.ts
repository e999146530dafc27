import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/** The keys that the servers of this database use, by fingerprint: the keys themselves are never in the database. */
export const keyFingerprints = pgTable('key_fingerprints', {
  version: integer('version').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
