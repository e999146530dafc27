import { inTransaction } from '@zayy/database/in-transaction'
import { contactMessages } from '@zayy/database/schema/contact'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { consumeShopMailLimit } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { contactEmail } from './contact-email.ts'
import { contactMailId } from './contact-mail-id.ts'

/**
 * @property publicUrl what links start with, without a slash at the end
 * @property limitMultiplier how many times as many mails as usual the shop gets one by one
 */
export type ContactMailTools = {
  sendMail: SendMail
  publicUrl: string
  limitMultiplier: number
  onMailDeferred: (mailId: string) => void
}

/**
 * Hands what a visitor wrote on to the shop's mailbox, in the language it was written in; beyond so many an hour, in one digest. Where
 * the shop has no mailbox, it is only kept.
 * @param signal ends the sending
 */
export async function sendContactMail(
  database: Database,
  { sendMail, publicUrl, limitMultiplier, onMailDeferred }: ContactMailTools,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const [written] = await database.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!written) return
  const branding = await findEmailBranding(database, written.locale, publicUrl)
  if (branding.email === null) return
  const id = contactMailId(messageId)
  const isAlone = await inTransaction(database, async (transaction) => {
    if (await consumeShopMailLimit(transaction, { mail: id, kind: 'contact' }, limitMultiplier)) return true
    const { key, due } = digestPeriod(1, Date.now())
    await addJob(transaction, 'contact-digest', {}, key, due)
    return false
  })
  if (!isAlone) return onMailDeferred(id)
  const mail = renderEmail(contactEmail(written), branding)
  const { name, email } = written
  await sendMail(
    { ...mail, to: branding.email, replyTo: { name, address: email }, id, kind: 'contact' },
    signal,
  )
}
