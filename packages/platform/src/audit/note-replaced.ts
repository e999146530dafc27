import { sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { AuditEntry } from './record-change.ts'

/**
 * Writes into a database that takes the place of the shop's, before it does, who had it take it: the line that the former one had of
 * it is nowhere to be seen any more. A database of before there was an audit trail gets no line, and is none the worse for it.
 */
export async function noteReplaced(
  database: Executor,
  entry: Pick<AuditEntry, 'by' | 'details'> & { action: 'restore' | 'load' },
): Promise<void> {
  const { rows } = await database.execute(sql`select to_regclass('public.audit_entries') is not null as kept`)
  if (rows[0]?.kept !== true) return
  // It is as the migrations of its time left it, and need not have every column of today.
  await database.execute(sql`
    insert into audit_entries (by, action, subject, details)
    values (${entry.by}, ${entry.action}, 'shop', ${JSON.stringify(entry.details)}::jsonb)
  `)
}
