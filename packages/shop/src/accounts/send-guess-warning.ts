import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { guessWarningEmail } from './account-emails.ts'

/**
 * Tells the customer of an address, if there is one, that somebody tries passwords for their account.
 * @param publicUrl what links start with, without a slash at the end
 * @param identity the address as `emailIdentity` has it
 * @param signal ends the sending
 */
export async function sendGuessWarning(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { identity, mailId }: { identity: string; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const [customer] = await database
    .select({ name: customers.firstName, email: customers.email, locale: customers.locale })
    .from(customers)
    .where(eq(customers.emailIdentity, identity))
  if (!customer) return
  const { name, email, locale } = customer
  const branding = await findEmailBranding(database, locale, publicUrl)
  const link = `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password`
  const mail = renderEmail(guessWarningEmail({ name, shop: branding.names, locale }, link), branding)
  await sendMail({ ...mail, to: email, id: `guess-warning-${mailId}`, kind: 'account' }, signal)
}
