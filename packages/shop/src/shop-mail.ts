import { inTransaction } from '@zayy/database/in-transaction'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { EmailDetail } from '@zayy/platform/mail/email-template'
import type { SendMail } from '@zayy/platform/mail/mail'
import type { Database } from '@zayy/platform/postgres/database'
import { pasteableCommand } from '@zayy/platform/process/pasteable-command'
import { addJob } from './add-job.ts'
import { consumeShopMailLimit } from './consume-mail-limit.ts'

/**
 * Tools of jobs that mail the shop.
 * @property publicUrl base of links, without a trailing slash
 * @property shopCommand how commands begin on the shop's machine
 * @property limitMultiplier multiplies the mails that are sent singly
 */
export type ShopMailTools = {
  sendMail: SendMail
  publicUrl: string
  shopCommand: string
  limitMultiplier: number
  onMailDeferred: (mailId: string) => void
}

/** Returns whether a mail to the shop may be sent singly. Above the limit of an hour, queues its digest. */
export async function isSentSingly(
  database: Database,
  { limitMultiplier, onMailDeferred }: ShopMailTools,
  { id, kind }: { id: string; kind: 'contact' | 'receipt' },
): Promise<boolean> {
  const isWithinLimit = await inTransaction(database, async (transaction) => {
    if (await consumeShopMailLimit(transaction, { mail: id, kind }, limitMultiplier)) return true
    const { key, due } = digestPeriod(1, Date.now())
    await addJob(transaction, `${kind}-digest`, {}, key, due)
    return false
  })
  if (!isWithinLimit) onMailDeferred(id)
  return isWithinLimit
}

/** A command of the shop as a row of a mail. */
export function commandRow(label: string, shopCommand: string, command: readonly string[]): EmailDetail {
  return { label, value: pasteableCommand(shopCommand, command), form: 'ltr' }
}
