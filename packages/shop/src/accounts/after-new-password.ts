import { randomUUID } from 'node:crypto'
import type { Executor } from '@zayy/platform/postgres/database'
import { addJob } from '../add-job.ts'
import { endPasswordResets } from './end-password-resets.ts'
import { endSessions } from './end-sessions.ts'

/**
 * What follows in the transaction that has just set a new password: logins and begun resets end, and a mail tells the
 * customer.
 * @param keptToken of the login that stays; without it, none does
 */
export async function afterNewPassword(
  transaction: Executor,
  customerId: number,
  keptToken?: string,
): Promise<void> {
  await endSessions(transaction, customerId, keptToken)
  await endPasswordResets(transaction, customerId)
  const mailId = randomUUID()
  await addJob(transaction, 'password-changed', { customerId, mailId }, mailId)
}
