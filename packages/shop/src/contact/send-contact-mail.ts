import { inTransaction } from '@zayy/database/in-transaction'
import { contactMessages } from '@zayy/database/schema/contact'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { consumeShopMailLimit, countMails } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { contactDigestEmail, contactEmail } from './contact-email.ts'

/**
 * @property publicUrl base of links, without a trailing slash
 * @property shopCommand how commands begin on the shop's machine
 * @property limitMultiplier multiplies the messages that get their own mail
 */
type ContactMailTools = {
  sendMail: SendMail
  publicUrl: string
  shopCommand: string
  limitMultiplier: number
  onMailDeferred: (mailId: string) => void
}

/**
 * Mails a visitor's message to the shop, in the language of the page; above a limit per hour, in one digest.
 * Sends nothing if the shop has no mailbox.
 */
export async function sendContactMail(
  database: Database,
  { sendMail, publicUrl, limitMultiplier, onMailDeferred }: ContactMailTools,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!message) return
  const branding = await findEmailBranding(database, message.locale, publicUrl)
  if (branding.email === null) return
  const id = contactMailId(messageId)
  const isWithinLimit = await inTransaction(database, async (transaction) => {
    if (await consumeShopMailLimit(transaction, { mail: id, kind: 'contact' }, limitMultiplier)) return true
    const { key, due } = digestPeriod(1, Date.now())
    await addJob(transaction, 'contact-digest', {}, key, due)
    return false
  })
  if (!isWithinLimit) return onMailDeferred(id)
  const mail = renderEmail(contactEmail(message), branding)
  const { name, email } = message
  await sendMail(
    { ...mail, to: branding.email, replyTo: { name, address: email }, id, kind: 'contact' },
    signal,
  )
}

/** Sends the shop one mail about all messages above the limit. `shop messages` shows them in full. */
export async function sendContactDigest(
  database: Database,
  { sendMail, publicUrl, shopCommand }: ContactMailTools,
  signal: AbortSignal,
): Promise<void> {
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  const unmailed = await findUnmailedMessages(database)
  const last = unmailed.at(-1)
  if (!last || branding.email === null) return
  const mail = renderEmail(contactDigestEmail(unmailed, shopCommand), branding)
  await sendMail(
    { ...mail, to: branding.email, id: `contact-digest-${last.id}-${unmailed.length}`, kind: 'contact' },
    signal,
  )
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

const PREFIX = 'contact-'

function contactMailId(messageId: number): string {
  return `${PREFIX}${messageId}`
}
