import { customers } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { emailChangedEmail } from './account-emails.ts'

/**
 * Tells the address that an account had that it has another, in the customer's language.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendEmailChanged(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { customerId, formerEmail, mailId }: { customerId: number; formerEmail: string; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const [customer] = await database
    .select({ name: customers.firstName, locale: customers.locale })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer) return
  const { name, locale } = customer
  const branding = await findEmailBranding(database, locale, publicUrl)
  const mail = renderEmail(emailChangedEmail({ name, shop: branding.names, locale }), branding)
  await sendMail({ ...mail, to: formerEmail, id: `email-changed-${mailId}`, kind: 'account' }, signal)
}
