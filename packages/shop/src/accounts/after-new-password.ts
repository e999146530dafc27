import { randomUUID } from 'node:crypto'
import { passwordResets } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends logins and password resets after a password change, in its transaction, and queues the notice to the
 * customer.
 * @param keptToken of the login that stays; without it, all end
 * @returns the id of the notice
 */
export async function afterNewPassword(
  transaction: Executor,
  customerId: number,
  keptToken?: string,
): Promise<string> {
  await endSessions(transaction, customerId, keptToken)
  await endPasswordResets(transaction, customerId)
  const mailId = randomUUID()
  await addJob(transaction, 'password-changed', { customerId, mailId }, mailId)
  return mailId
}

/** Ends all pending resets of this password: codes, links and tokens. */
async function endPasswordResets(transaction: Executor, customerId: number): Promise<void> {
  const { expiresAt } = passwordResets
  await transaction
    .update(passwordResets)
    .set({
      codeHash: null,
      codeKeyVersion: null,
      tokenHash: null,
      tokenExpiresAt: null,
      expiresAt: sql`least(${expiresAt}, now())`,
    })
    .where(eq(passwordResets.customerId, customerId))
}
