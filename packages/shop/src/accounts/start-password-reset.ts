import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { passwordResets } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { newHashedToken } from './opaque-token.ts'

/**
 * Starts a password reset and returns the key of this attempt, which is not stored. Does not look up the
 * account, so that neither answer nor timing reveals whether it exists; the mail job does.
 * @param request rate-limit key of the client, and locale of the page and mail
 */
export async function startPasswordReset(
  database: Database,
  email: string,
  request: { client: string; locale: Locale },
): Promise<string> {
  const { token, hash } = newHashedToken()
  await inTransaction(database, async (transaction) => {
    const [reset] = await transaction
      .insert(passwordResets)
      .values({ attemptHash: hash, emailIdentity: emailIdentity(email), ...request })
      .returning({ id: passwordResets.id })
    if (!reset) throw new Error('Password reset not inserted')
    await addJob(transaction, 'reset-mail', { resetId: reset.id }, String(reset.id))
    await deleteOldAttempts(transaction)
  })
  return token
}

/** Deletes a few old attempts with each new one, so that they do not pile up. */
async function deleteOldAttempts(transaction: Executor): Promise<void> {
  const { id, createdAt } = passwordResets
  await transaction.execute(sql`
    delete from ${passwordResets} where ${id} in (
      select ${id} from ${passwordResets} where ${createdAt} < now() - interval '2 days' limit 20 for update skip locked)`)
}
