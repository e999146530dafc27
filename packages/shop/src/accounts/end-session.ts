import { sessions } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import { tokenHash } from './opaque-token.ts'

/**
 * Ends one of a customer's logins.
 * @param by whose it is, and the token of the login that asks
 * @returns whether it was the one that asked
 * @throws DomainError 404 for one that ended, never was, or is another's
 */
export async function endSession(
  database: Executor,
  { customerId, token }: { customerId: number; token: string | undefined },
  id: number,
): Promise<boolean> {
  const [ended] = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), gt(sessions.expiresAt, sql`now()`)))
    .returning({ tokenHash: sessions.tokenHash })
  if (!ended) throw notFound()
  return token !== undefined && ended.tokenHash === tokenHash(token)
}
