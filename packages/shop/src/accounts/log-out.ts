import { sessions } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { tokenHash } from './opaque-token.ts'

/** Ends the login that a token stands for. */
export async function logOut(database: Database, token: string): Promise<void> {
  const hash = tokenHash(token)
  if (hash !== null) await database.delete(sessions).where(eq(sessions.tokenHash, hash))
}
