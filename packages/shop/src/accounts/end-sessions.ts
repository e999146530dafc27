import { sessions } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, ne } from 'drizzle-orm'
import { tokenHash } from './opaque-token.ts'

/**
 * Ends the logins of a customer, and gives how many there were.
 * @param exceptToken of the login that stays; without it, none does
 */
export async function endSessions(
  transaction: Executor,
  customerId: number,
  exceptToken?: string,
): Promise<number> {
  const kept = exceptToken === undefined ? null : tokenHash(exceptToken)
  const { rowCount } = await transaction
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), kept === null ? undefined : ne(sessions.tokenHash, kept)))
  return rowCount ?? 0
}
