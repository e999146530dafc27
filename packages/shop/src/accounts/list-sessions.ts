import type { Session } from '@zayy/contract/types'
import { sessions } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { tokenHash } from './opaque-token.ts'

/**
 * Lists the active logins of a customer, newest first: at most twenty (`openSession`).
 * @param token of the current login
 */
export async function listSessions(
  database: Executor,
  { customerId, token }: { customerId: number; token: string | undefined },
): Promise<Session[]> {
  const currentHash = token === undefined ? null : tokenHash(token)
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    created_at: row.createdAt.toISOString(),
    current: row.tokenHash === currentHash,
  }))
}
