import type { Database } from '@zayy/database/database'
import { consumeMailLimit } from '../limits/consume-mail-limit.ts'
import type { SendMail } from './mail.ts'

/**
 * Hands mails over as `sendMail` does, but to nobody more than a day allows. One that is too many is done with: it is
 * not sent, now or later, and only told of.
 * @param onTooMany told the mail's id, in which there is no address
 */
export function mailWithinLimit(
  database: Database,
  sendMail: SendMail,
  { times, onTooMany }: { times: number; onTooMany: (mailId: string) => void },
): SendMail {
  return async (mail, signal) => {
    if (await consumeMailLimit(database, mail, times)) await sendMail(mail, signal)
    else onTooMany(mail.id)
  }
}
