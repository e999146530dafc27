import { type ConnectionTarget, connectionPool } from '@zayy/database/connection-pool'
import { closeDatabase } from '@zayy/database/open-database'
import { type AuditEntry, recordChange } from './record-change.ts'

/**
 * Writes into a database that takes the place of the shop's, before it does, who had it take it: the line that the former one had of
 * it is nowhere to be seen any more.
 */
export async function noteReplaced(
  database: ConnectionTarget,
  entry: Pick<AuditEntry, 'by' | 'details'> & { action: 'restore' | 'load' },
): Promise<void> {
  const opened = connectionPool(database, { size: 1 })
  try {
    await recordChange(opened, { ...entry, subject: 'shop' })
  } finally {
    await closeDatabase(opened)
  }
}
