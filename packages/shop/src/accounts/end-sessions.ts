import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, sessions } from '@zayy/database/schema/accounts'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import { tokenHash } from './opaque-token.ts'

/**
 * Ends the logins of a customer and returns how many there were.
 * @param exceptToken of the login that stays; without it, all end
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

/**
 * Ends one login of a customer, given the token of their current login.
 * @returns whether it was the current login
 * @throws DomainError 404 for an ended, unknown or another customer's login
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

/**
 * Ends every login of the customer with an e-mail address, for the owner.
 * @param by who does it, for the audit trail
 * @returns the number of logins; null if no account has the address
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
    await recordRevocation(transaction, `customer ${customer.id}`, logins, by)
    return logins
  })
}

/** Ends the logins of all customers and returns how many there were. */
export async function revokeAllSessions(database: Database, by: string): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.delete(sessions)
    await recordRevocation(transaction, 'customers', rowCount ?? 0, by)
    return rowCount ?? 0
  })
}

/** The audit trail is never deleted, so it identifies a customer by id only. */
async function recordRevocation(
  transaction: Transaction,
  subject: string,
  logins: number,
  by: string,
): Promise<void> {
  await recordChange(transaction, { by, action: 'customer.revoke', subject, details: { logins } })
}

export async function logOut(database: Database, token: string): Promise<void> {
  const hash = tokenHash(token)
  if (hash !== null) await database.delete(sessions).where(eq(sessions.tokenHash, hash))
}
