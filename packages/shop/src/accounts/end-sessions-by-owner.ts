import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Executor } from '@zayy/database/database'
import { customers, sessions } from '@zayy/database/schema/accounts'
import { eq } from 'drizzle-orm'
import { endSessions } from './end-sessions.ts'

/**
 * Ends every login of the customer with an e-mail address, as the owner does.
 * @returns how many there were; null: nobody has an account with it
 */
export async function revokeSessions(database: Executor, email: string): Promise<number | null> {
  const canonical = canonicalEmail(email.trim())
  if (canonical === null) return null
  const [customer] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity(canonical)))
  return customer ? await endSessions(database, customer.id) : null
}

/** Ends the logins of all customers. Gives how many there were. */
export async function revokeAllSessions(database: Executor): Promise<number> {
  const { rowCount } = await database.delete(sessions)
  return rowCount ?? 0
}
