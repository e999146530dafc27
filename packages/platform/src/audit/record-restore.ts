import { sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { AuditEntry } from './record-change.ts'

/**
 * Records in the restored database who restored it, before it replaces the current one. The audit trail of the current
 * database is no longer visible afterwards. Names each column, since the restored database may be at an earlier migration.
 */
export async function recordRestore(
  database: Executor,
  entry: Pick<AuditEntry, 'by' | 'details'> & { action: 'restore' | 'load' },
): Promise<void> {
  await database.execute(sql`
    insert into audit_entries (by, action, subject, details)
    values (${entry.by}, ${entry.action}, 'shop', ${JSON.stringify(entry.details)}::jsonb)
  `)
}
