import { sessions } from '@zayy/database/schema/accounts'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { tokenHash } from './opaque-token.ts'

const findSession = prepared((database) =>
  database
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('living_session'),
)

/** Returns the id of the customer that a login token belongs to; null for an ended or unknown login. */
export async function findCustomer(database: Database, token: string): Promise<number | null> {
  const hash = tokenHash(token)
  if (hash === null) return null
  const [session] = await findSession(database).execute({ tokenHash: hash })
  return session?.customerId ?? null
}
