import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { countMails } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { contactDigestEmail } from './contact-digest-email.ts'
import { contactMailId } from './contact-mail-id.ts'
import type { ContactMailTools } from './send-contact-mail.ts'

/**
 * Sends the shop one mail about all messages that were too many for a mail each. `shop messages` shows them whole.
 * @param signal ends the sending
 */
export async function sendContactDigest(
  database: Database,
  { sendMail, publicUrl }: ContactMailTools,
  signal: AbortSignal,
): Promise<void> {
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  const waiting = await selectWaiting(database)
  const last = waiting.at(-1)
  if (!last || branding.email === null) return
  const mail = renderEmail(contactDigestEmail(waiting), branding)
  await sendMail(
    { ...mail, to: branding.email, id: `contact-digest-${last.id}-${waiting.length}`, kind: 'contact' },
    signal,
  )
  await countMails(
    database,
    'contact-digest',
    waiting.map(({ id }) => contactMailId(id)),
  )
}

/** Messages of the last days that no mail has told of. */
async function selectWaiting(database: Database) {
  const told = database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(eq(sentMails.mail, sql`'contact-' || ${contactMessages.id}`))
  const { id, name, email, message, createdAt } = contactMessages
  return await database
    .select({ id, name, email, message })
    .from(contactMessages)
    .where(and(gt(createdAt, sql`now() - interval '5 days'`), notExists(told)))
    .orderBy(asc(id))
}
