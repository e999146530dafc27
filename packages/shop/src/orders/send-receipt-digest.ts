import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import type { Database } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { countMails } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { isTransferAwaited } from './awaited-transfer.ts'
import { type ReceiptMailTools, receiptMailId } from './send-transfer-receipt-mail.ts'
import { receiptDigestEmail } from './transfer-receipt-mail.ts'

/**
 * Sends the shop one mail about all receipts that were too many for a mail each.
 * @param signal ends the sending
 */
export async function sendReceiptDigest(
  database: Database,
  { sendMail, publicUrl }: ReceiptMailTools,
  signal: AbortSignal,
): Promise<void> {
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  const receipts = await selectWaiting(database)
  const last = receipts.at(-1)
  if (!last || branding.email === null) return
  const mail = renderEmail(receiptDigestEmail(receipts.map(({ code }) => code)), branding)
  const id = `receipt-digest-${last.sentAt.getTime()}-${receipts.length}`
  await sendMail({ ...mail, to: branding.email, id, kind: 'receipt' }, signal)
  await countMails(database, 'receipt-digest', receipts.map(receiptMailId))
}

/** Receipts of the last days that no mail has told of, of transfers that are still awaited. */
async function selectWaiting(database: Database) {
  const recent = await database
    .select({ code: orders.code, sentAt: transferReceipts.sentAt })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(gt(transferReceipts.sentAt, sql`now() - interval '5 days'`), isTransferAwaited))
    .orderBy(asc(transferReceipts.sentAt))
  if (recent.length === 0) return []
  const told = await database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(inArray(sentMails.mail, recent.map(receiptMailId)))
  const isTold = new Set(told.map(({ mail }) => mail))
  return recent.filter((receipt) => !isTold.has(receiptMailId(receipt)))
}
