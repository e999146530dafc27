import { sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { AuditEntry } from './record-change.ts'

/**
 * Records in the restored database who restored it, before it replaces the current one. The audit trail of the current
 * database is no longer visible afterwards. Does nothing if the restored database predates the audit trail.
 */
export async function noteReplaced(
  database: Executor,
  entry: Pick<AuditEntry, 'by' | 'details'> & { action: 'restore' | 'load' },
): Promise<void> {
  const { rows } = await database.execute(sql`select to_regclass('public.audit_entries') is not null as kept`)
  if (rows[0]?.kept !== true) return
  // The restored database has the schema of its own version, so some current columns may be missing.
  await database.execute(sql`
    insert into audit_entries (by, action, subject, details)
    values (${entry.by}, ${entry.action}, 'shop', ${JSON.stringify(entry.details)}::jsonb)
  `)
}
