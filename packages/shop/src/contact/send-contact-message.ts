import type { ContactInput } from '@zayy/contract/contact/contact-input'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { gt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { DomainError } from '../domain-error.ts'

/** Messages of all visitors that are taken in any 24 hours: more would fill the disk, and nobody reads them. */
const MAX_PER_DAY = 2_000

/**
 * Keeps what a visitor wrote, and leaves it to be mailed to the shop. A message that is taken is never dropped.
 * @param limitMultiplier how many times as many messages as usual are taken
 * @throws DomainError 429 `messagesFull`: nothing was kept
 */
export async function sendContactMessage(
  database: Database,
  { name, email, phone, message }: ContactInput,
  locale: Locale,
  limitMultiplier = 1,
): Promise<void> {
  const ofDay = gt(contactMessages.createdAt, sql`now() - interval '1 day'`)
  if ((await database.$count(contactMessages, ofDay)) >= MAX_PER_DAY * limitMultiplier)
    throw new DomainError(429, 'messagesFull')
  await inTransaction(database, async (transaction) => {
    const [kept] = await transaction
      .insert(contactMessages)
      .values({ name, email, phone: phone ?? null, message, locale })
      .returning({ id: contactMessages.id })
    if (!kept) throw new Error('the message was not kept')
    await addJob(transaction, 'contact-message', { messageId: kept.id }, String(kept.id))
  })
}
