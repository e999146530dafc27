import type { Executor } from '../postgres/database.ts'
import { auditEntries } from './audit-table.ts'

/**
 * A line of the audit trail.
 * @property by who did it
 * @property action such as `order.status`
 * @property subject what was changed, such as an order's code
 * @property details what it was and what it became; nothing personal, since lines are kept for good
 */
export type AuditEntry = {
  by: string
  action: string
  subject: string
  details: Record<string, string | number | null>
}

/** Writes a line of the audit trail, in the transaction of the change itself: neither is there without the other. */
export async function recordChange(transaction: Executor, entry: AuditEntry): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}
