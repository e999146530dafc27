import type { Executor } from '../postgres/database.ts'
import { type AuditDetails, auditEntries } from './audit-table.ts'

/**
 * An entry of the audit trail.
 * @property by name of the person who made the change
 * @property action for example `order.status`
 * @property subject the changed thing, for example an order code
 * @property details values before and after. No personal data: entries are kept forever
 */
export type AuditEntry = {
  by: string
  action: string
  subject: string
  details: AuditDetails
}

/** Writes an audit entry. Pass the transaction of the change, so that both commit together. */
export async function recordChange(transaction: Executor, entry: AuditEntry): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}
