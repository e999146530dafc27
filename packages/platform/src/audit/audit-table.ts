import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, writtenAt } from '../postgres/columns.ts'

/** Mostly values before and after, by name. An import keeps its changes as a list. */
export type AuditDetails = Record<string, string | number | null | readonly object[]>

/** Append-only audit trail: who changed what, and when. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: writtenAt('created_at'),
    /** Name of the person, as entered by that person. */
    by: text('by').notNull(),
    /** For example `order.status`. */
    action: text('action').notNull(),
    /** The changed thing, for example an order code. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (entry) => [index('audit_entries_subject').on(entry.subject, entry.id.desc())],
)
