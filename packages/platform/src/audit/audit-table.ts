import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, writtenAt } from '../postgres/columns.ts'

/** What the shop's owner changed: who, when, what. Lines are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: writtenAt('created_at'),
    /** Who did it, as they said of themselves. */
    by: text('by').notNull(),
    /** Such as `order.status`. */
    action: text('action').notNull(),
    /** What was changed, such as an order's code. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  },
  (entry) => [index('audit_entries_subject').on(entry.subject, entry.id.desc())],
)
