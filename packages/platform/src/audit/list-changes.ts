import { desc, eq } from 'drizzle-orm'
import type { Database } from '../postgres/database.ts'
import { auditEntries } from './audit-table.ts'
import type { AuditEntry } from './record-change.ts'

/** Returns the newest audit entries, newest first, optionally of one subject only. */
export async function listChanges(
  database: Database,
  { subject, most }: { subject?: string | undefined; most: number },
): Promise<(AuditEntry & { at: Date })[]> {
  return await database
    .select({
      at: auditEntries.createdAt,
      by: auditEntries.by,
      action: auditEntries.action,
      subject: auditEntries.subject,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(subject === undefined ? undefined : eq(auditEntries.subject, subject))
    .orderBy(desc(auditEntries.id))
    .limit(most)
}
