import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/audit-table.ts'
import { recordChange } from '../audit/record-change.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'
import type { Database } from '../postgres/database.ts'

/** A backup claimed since then counts as tonight's; shorter than a day, because timers may be late. */
const since = sql`now() - interval '20 hours'`

const ACTION = 'backup'

/**
 * Claims tonight's backup for the server `host` in the audit trail.
 * @returns the name of the server that claimed it before, or null
 */
export async function claimNightly(database: Database, host: string, by: string): Promise<string | null> {
  return await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.nightlyBackup})`)
    const other = await findRecentBackup(transaction, host)
    if (other) return other.host
    await recordChange(transaction, { by, action: ACTION, subject: host, details: {} })
    return null
  })
}

/** Returns the last backup that a server other than `host` claimed in the last 20 hours, or null. */
export async function findRecentBackup(
  database: Pick<Database, 'select'>,
  host: string,
): Promise<{ host: string; at: Date } | null> {
  const { subject, createdAt } = auditEntries
  const [found] = await database
    .select({ host: subject, at: createdAt })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, ACTION), ne(subject, host), gt(createdAt, since)))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return found ?? null
}
