import type { Database } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { and, eq } from 'drizzle-orm'
import { findLetterhead } from '../mail/find-letterhead.ts'
import type { SendMail } from '../mail/mail.ts'
import { renderLetter } from '../mail/render-letter.ts'
import { isTransferAwaited } from './awaited-transfer.ts'
import { shopLocale, transferReceiptLetter } from './transfer-receipt-mail.ts'

/**
 * Tells the shop's mailbox that the receipt of a transfer has arrived. Nothing is sent where the shop has no mailbox, the transfer
 * is not awaited any more, or a later receipt has taken the place of this one, which has a mail of its own.
 * @param sentAt when it was sent, ISO 8601
 * @param signal ends the sending
 */
export async function sendTransferReceiptMail(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { orderId, sentAt }: { orderId: number; sentAt: string },
  signal: AbortSignal,
): Promise<void> {
  const receipt = await selectReceipt(database, orderId)
  if (receipt?.sentAt.toISOString() !== sentAt) return
  const letterhead = await findLetterhead(database, shopLocale, publicUrl)
  if (letterhead.email === null) return
  const mail = renderLetter(transferReceiptLetter(receipt), letterhead)
  const id = `transfer-receipt-${receipt.code}-${receipt.sentAt.getTime()}`
  await sendMail({ ...mail, to: letterhead.email, id, kind: 'receipt' }, signal)
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
