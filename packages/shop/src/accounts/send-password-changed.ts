import type { Database } from '@zayy/database/database'
import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import { eq } from 'drizzle-orm'
import type { SendMail } from '../mail/mail.ts'
import { getMailSender } from '../settings/get-mail-sender.ts'
import { passwordChangedLetter } from './password-mails.ts'

/**
 * Tells a customer that their password was changed, in their language.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendPasswordChanged(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { customerId, mailId }: { customerId: number; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const [customer] = await database
    .select({ name: customers.fname, email: customers.email, locale: customers.locale })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer) return
  const { name, email, locale } = customer
  const from = await getMailSender(database, locale, publicUrl)
  const link = `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password`
  const letter = passwordChangedLetter({ name, shop: from.name, locale }, link)
  await sendMail({ ...letter, from, to: email, id: `password-changed-${mailId}`, kind: 'account' }, signal)
}
