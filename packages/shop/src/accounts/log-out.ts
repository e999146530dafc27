import type { Database } from '@zayy/database/database'
import { sessions } from '@zayy/database/schema/accounts'
import { eq } from 'drizzle-orm'
import { sessionTokenHash } from './session-token.ts'

/** Ends the login that a token stands for. */
export async function logOut(database: Database, token: string): Promise<void> {
  const tokenHash = sessionTokenHash(token)
  if (tokenHash !== null) await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
