import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, sessions } from '@zayy/database/schema/accounts'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { endSessions } from './end-sessions.ts'

/**
 * Ends every login of the customer with an e-mail address, as the owner does.
 * @param by who does it, for the audit trail
 * @returns how many there were; null: nobody has an account with it
 */
export async function revokeSessions(database: Database, email: string, by: string): Promise<number | null> {
  const canonical = canonicalEmail(email.trim())
  if (canonical === null) return null
  const [customer] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity(canonical)))
  if (!customer) return null
  return await inTransaction(database, async (transaction) => {
    const logins = await endSessions(transaction, customer.id)
    await told(transaction, `customer ${customer.id}`, logins, by)
    return logins
  })
}

/** Ends the logins of all customers. Gives how many there were. */
export async function revokeAllSessions(database: Database, by: string): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.delete(sessions)
    await told(transaction, 'customers', rowCount ?? 0, by)
    return rowCount ?? 0
  })
}

/** The trail is kept for good, and so it names a customer by their number alone. */
async function told(transaction: Transaction, subject: string, logins: number, by: string): Promise<void> {
  await recordChange(transaction, { by, action: 'customer.revoke', subject, details: { logins } })
}
