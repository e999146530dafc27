import type { ContactInput } from '@zayy/contract/contact/contact-input'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { contactMessages } from '@zayy/database/schema/contact'
import { addJob } from '../jobs/add-job.ts'

/** Keeps what a visitor wrote, and leaves it to be mailed to the shop. */
export async function sendContactMessage(
  database: Database,
  { name, email, phone, message }: ContactInput,
  locale: Locale,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const [kept] = await transaction
      .insert(contactMessages)
      .values({ name, email, phone: phone ?? null, message, locale })
      .returning({ id: contactMessages.id })
    if (!kept) throw new Error('the message was not kept')
    await addJob(transaction, 'contact-message', { messageId: kept.id }, String(kept.id))
  })
}
