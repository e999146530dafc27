import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { countMails } from '../mail/consume-mail-limit.ts'
import { findLetterhead } from '../mail/find-letterhead.ts'
import { renderLetter } from '../mail/render-letter.ts'
import { SHOP_LOCALE } from '../mail/shop-locale.ts'
import { contactDigestLetter } from './contact-digest-letter.ts'
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
  const letterhead = await findLetterhead(database, SHOP_LOCALE, publicUrl)
  const waiting = await selectWaiting(database)
  const last = waiting.at(-1)
  if (!last || letterhead.email === null) return
  const mail = renderLetter(contactDigestLetter(waiting), letterhead)
  await sendMail(
    { ...mail, to: letterhead.email, id: `contact-digest-${last.id}-${waiting.length}`, kind: 'contact' },
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
