import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { passwordResets } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { newHashedToken } from './opaque-token.ts'

/**
 * Begins an attempt to reset the password of whoever has an address, and gives the key of this attempt, which is nowhere
 * kept. Whether anybody has the address is not looked at here, so that neither the answer nor its time tells it: the job
 * that sends the mail finds out.
 * @param asked client: as limits count clients; locale: of the page, and of the mail
 */
export async function startPasswordReset(
  database: Database,
  email: string,
  asked: { client: string; locale: Locale },
): Promise<string> {
  const { token, hash } = newHashedToken()
  await inTransaction(database, async (transaction) => {
    const [reset] = await transaction
      .insert(passwordResets)
      .values({ attemptHash: hash, emailIdentity: emailIdentity(email), ...asked })
      .returning({ id: passwordResets.id })
    if (!reset) throw new Error('the attempt was not kept')
    await addJob(transaction, 'reset-mail', { resetId: reset.id }, String(reset.id))
    await forgetOldAttempts(transaction)
  })
  return token
}

/** With each attempt, a few old ones are forgotten, so that they do not pile up. */
async function forgetOldAttempts(transaction: Executor): Promise<void> {
  const { id, createdAt } = passwordResets
  await transaction.execute(sql`
    delete from ${passwordResets} where ${id} in (
      select ${id} from ${passwordResets} where ${createdAt} < now() - interval '2 days' limit 20 for update skip locked)`)
}
