import { contactMessages } from '@zayy/database/schema/contact'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { countMails } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { isSentSingly, type ShopMailTools } from '../shop-mail.ts'
import { contactDigestEmail, contactEmail } from './contact-email.ts'

/**
 * Mails a visitor's message to the shop, in the language of the page; above a limit per hour, in one digest.
 * Sends nothing if the shop has no mailbox.
 */
export async function sendContactMail(
  database: Database,
  tools: ShopMailTools,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!message) return
  const branding = await findEmailBranding(database, message.locale, tools.publicUrl)
  if (branding.email === null) return
  const id = contactMailId(messageId)
  if (!(await isSentSingly(database, tools, { id, kind: 'contact' }))) return
  const mail = renderEmail(contactEmail(message), branding)
  const { name, email } = message
  await tools.sendMail({ ...mail, to: branding.email, replyTo: { name, address: email }, id }, signal)
}

/** Sends the shop one mail about all messages above the limit. `shop messages` shows them in full. */
export async function sendContactDigest(
  database: Database,
  { sendMail, publicUrl, shopCommand }: ShopMailTools,
  signal: AbortSignal,
): Promise<void> {
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  const unmailed = await findUnmailedMessages(database)
  const last = unmailed.at(-1)
  if (!last || branding.email === null) return
  const mail = renderEmail(contactDigestEmail(unmailed, shopCommand), branding)
  await sendMail({ ...mail, to: branding.email, id: `contact-digest-${last.id}-${unmailed.length}` }, signal)
  await countMails(
    database,
    'contact-digest',
    unmailed.map(({ id }) => contactMailId(id)),
  )
}

/** Finds recent messages without a mail. */
async function findUnmailedMessages(database: Database) {
  const mailed = database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(eq(sentMails.mail, sql`'contact-' || ${contactMessages.id}`))
  const { id, name, email, message, createdAt } = contactMessages
  return await database
    .select({ id, name, email, message })
    .from(contactMessages)
    .where(and(gt(createdAt, sql`now() - interval '5 days'`), notExists(mailed)))
    .orderBy(asc(id))
}

function contactMailId(messageId: number): string {
  return `contact-${messageId}`
}
