import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { passwordChangedEmail } from './account-emails.ts'

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
    .select({ name: customers.firstName, email: customers.email, locale: customers.locale })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer) return
  const { name, email, locale } = customer
  const branding = await findEmailBranding(database, locale, publicUrl)
  const link = `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password`
  const letter = passwordChangedEmail({ name, shop: branding.names, locale }, link)
  const mail = renderEmail(letter, branding)
  await sendMail({ ...mail, to: email, id: `password-changed-${mailId}`, kind: 'account' }, signal)
}
