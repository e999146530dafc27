import type { Database } from '@zayy/database/database'
import { contactMessages } from '@zayy/database/schema/contact'
import { eq } from 'drizzle-orm'
import { findLetterhead } from '../mail/find-letterhead.ts'
import type { SendMail } from '../mail/mail.ts'
import { renderLetter } from '../mail/render-letter.ts'
import { contactLetter } from './contact-letter.ts'

/**
 * Hands what a visitor wrote on to the shop's mailbox, in the language it was written in. Where the shop has no mailbox, it
 * is only kept.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendContactMail(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const [written] = await database.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!written) return
  const letterhead = await findLetterhead(database, written.locale, publicUrl)
  if (letterhead.email === null) return
  const mail = renderLetter(contactLetter(written), letterhead)
  const { name, email } = written
  await sendMail(
    {
      ...mail,
      to: letterhead.email,
      replyTo: { name, address: email },
      id: `contact-${messageId}`,
      kind: 'contact',
    },
    signal,
  )
}
