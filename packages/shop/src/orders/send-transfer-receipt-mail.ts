import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { digestPeriod } from '@zayy/platform/jobs/digest-period'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { consumeShopMailLimit } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { isTransferAwaited } from './awaited-transfer.ts'
import { transferReceiptEmail } from './transfer-receipt-mail.ts'

/**
 * @property publicUrl what links start with, without a slash at the end
 * @property limitMultiplier how many times as many mails as usual the shop gets one by one
 */
export type ReceiptMailTools = {
  sendMail: SendMail
  publicUrl: string
  limitMultiplier: number
  onMailDeferred: (mailId: string) => void
}

/**
 * Tells the shop's mailbox that the receipt of a transfer has arrived; beyond so many an hour, in one digest. Nothing is sent where the shop has no mailbox, the transfer
 * is not awaited any more, or a later receipt has taken the place of this one, which has a mail of its own.
 * @param sentAt when it was sent, ISO 8601
 * @param signal ends the sending
 */
export async function sendTransferReceiptMail(
  database: Database,
  { sendMail, publicUrl, limitMultiplier, onMailDeferred }: ReceiptMailTools,
  { orderId, sentAt }: { orderId: number; sentAt: string },
  signal: AbortSignal,
): Promise<void> {
  const receipt = await selectReceipt(database, orderId)
  if (receipt?.sentAt.toISOString() !== sentAt) return
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  if (branding.email === null) return
  const id = receiptMailId(receipt)
  const isAlone = await inTransaction(database, async (transaction) => {
    if (await consumeShopMailLimit(transaction, { mail: id, kind: 'receipt' }, limitMultiplier)) return true
    const { key, due } = digestPeriod(1, Date.now())
    await addJob(transaction, 'receipt-digest', {}, key, due)
    return false
  })
  if (!isAlone) return onMailDeferred(id)
  const mail = renderEmail(transferReceiptEmail(receipt), branding)
  await sendMail({ ...mail, to: branding.email, id, kind: 'receipt' }, signal)
}

/** The id of the mail about a receipt: a later one of the same order has another. */
export function receiptMailId({ code, sentAt }: { code: string; sentAt: Date }): string {
  return `transfer-receipt-${code}-${sentAt.getTime()}`
}

/** Undefined where none is kept, or the order is paid or cancelled. */
async function selectReceipt(database: Database, orderId: number) {
  const [receipt] = await database
    .select({ code: orders.code, grandTotal: orders.grandTotal, sentAt: transferReceipts.sentAt })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(eq(orders.id, orderId), isTransferAwaited))
  return receipt
}
