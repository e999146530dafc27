import type { ContactInput } from '@zayy/contract/contact/contact-input'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { gt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { DomainError } from '../domain-error.ts'

/** Messages accepted from all visitors in 24 hours, to bound the disk. */
const MAX_PER_DAY = 2_000

/**
 * Stores a visitor's message and queues its mail to the shop.
 * @param limitMultiplier multiplies the accepted messages
 * @throws DomainError 429 `messagesFull`: nothing was stored
 */
export async function sendContactMessage(
  database: Database,
  { name, email, phone, message }: ContactInput,
  locale: Locale,
  limitMultiplier = 1,
): Promise<void> {
  const isRecent = gt(contactMessages.createdAt, sql`now() - interval '1 day'`)
  if ((await database.$count(contactMessages, isRecent)) >= MAX_PER_DAY * limitMultiplier)
    throw new DomainError(429, 'messagesFull')
  await inTransaction(database, async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({ name, email, phone: phone ?? null, message, locale })
      .returning({ id: contactMessages.id })
    if (!stored) throw new Error('Contact message not inserted')
    await addJob(transaction, 'contact-message', { messageId: stored.id }, String(stored.id))
  })
}
