import { sessions } from '@zayy/database/schema/accounts'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { tokenHash } from './opaque-token.ts'

const living = prepared((database) =>
  database
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('living_session'),
)

/** The id of the customer whose login a token stands for; null for one that ended, or never was. */
export async function findCustomer(database: Database, token: string): Promise<number | null> {
  const hash = tokenHash(token)
  if (hash === null) return null
  const [session] = await living(database).execute({ tokenHash: hash })
  return session?.customerId ?? null
}
