import type { Database } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { recipientMails } from '@zayy/database/schema/recipient-mails'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Mail, MailKind } from '../mail/mail.ts'
import { mailRecipient } from './mail-recipient.ts'

/**
 * How many mails of a kind one person gets in any 24 hours: nobody's mailbox is filled by orders that others place for them,
 * nor by others who ask for their codes (whose number has a limit of its own besides).
 */
const mostADay: Record<MailKind, number> = { order: 5, account: 20, contact: 500, receipt: 500 }

const aDayAgo = sql`now() - interval '1 day'`

type CountedMail = Pick<Mail, 'id' | 'to' | 'kind' | 'countedAs'>

/**
 * Counts a mail to its recipient before it is sent, for all servers together. A mail that is tried again counts once.
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 * @returns whether it may be sent
 */
export async function consumeMailLimit(
  database: Database,
  mail: CountedMail,
  times: number,
): Promise<boolean> {
  const counts = mail.countedAs ?? mail.id
  const recipient = mailRecipient(mail.to, mail.kind)
  return await inTransaction(database, async (transaction) => {
    // Of two mails to one person that are counted at the same time, the second sees the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`)
    const [known] = await transaction
      .select({ mail: recipientMails.mail })
      .from(recipientMails)
      .where(eq(recipientMails.mail, counts))
    if (known) return true
    const counted = await transaction.$count(
      recipientMails,
      and(eq(recipientMails.recipient, recipient), gt(recipientMails.counted, aDayAgo)),
    )
    if (counted >= mostADay[mail.kind] * times) return false
    await transaction.insert(recipientMails).values({ mail: counts, recipient })
    await forgetOldMails(transaction)
    return true
  })
}

/** With each mail, a few old ones are forgotten. After eight days no mail is tried again, so that none counts twice. */
async function forgetOldMails(transaction: Pick<Database, 'execute'>): Promise<void> {
  await transaction.execute(sql`
    delete from recipient_mails where mail in (
      select mail from recipient_mails where counted < now() - interval '8 days' limit 20 for update skip locked)`)
}
