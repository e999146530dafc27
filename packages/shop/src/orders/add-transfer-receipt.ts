/** "Who has transferred sends us the bank's receipt": a photo or a PDF, which the buyer and the shop alone see. */

import { MAX_RECEIPT_BYTES } from '@zayy/contract/orders/transfer-receipt'
import type { Bill, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { awaitsTransfer } from '@zayy/domain/orders/order-status'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { eq, lt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { DomainError, invalid, notFound, tooBusy } from '../domain-error.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type { ReceiptCleaner } from '../payments/transfer-receipts/receipt-cleaner.ts'
import { orderOfToken } from './bill-token.ts'
import { getBill } from './get-bill.ts'

/**
 * How many receipts an order takes. The limits of calls count senders, of whom one bill can have many: each file is a mail to the shop, and
 * 5 MB in the database's log.
 */
const MOST_TIMES = 20

export type TransferReceiptTools = {
  database: Database
  keys: Keys
  locale: Locale
  now: () => Date
  cleaner: ReceiptCleaner
  /** Whose call it is, as limits count clients; in process there is none. */
  client?: string
}

/**
 * Keeps the receipt of an order's transfer, in the place of an earlier one, and tells the shop.
 * @returns the bill, which says that it was sent
 * @throws DomainError 404 for a token that opens no bill, 409 where no transfer is awaited, 422 for a file that is too large or no
 *   JPEG, PNG, WebP or PDF, or where the order has had enough, 429 where too many are being read
 */
export async function addTransferReceipt(
  tools: TransferReceiptTools,
  token: string,
  sent: File,
): Promise<Bill> {
  const { database, keys, locale, cleaner, now, client = '' } = tools
  const orderId = orderOfToken(keys, token)
  if (orderId === null) throw notFound()
  await refuseUnawaited(database, orderId)
  const [before] = await database
    .select({ count: transferReceipts.sentCount })
    .from(transferReceipts)
    .where(eq(transferReceipts.orderId, orderId))
  if (before && before.count >= MOST_TIMES) throw sentEnough()
  if (sent.size > MAX_RECEIPT_BYTES) throw invalid({ receipt: ['fileTooLarge'] })
  const cleaned = await cleaner.clean(new Uint8Array(await sent.arrayBuffer()), client)
  if ('bytes' in cleaned && cleaned.bytes.length > MAX_RECEIPT_BYTES)
    throw invalid({ receipt: ['fileTooLarge'] })
  if ('refused' in cleaned) {
    if (cleaned.refused === 'busy') throw tooBusy()
    throw invalid({ receipt: [cleaned.refused === 'type' ? 'fileType' : 'fileUnreadable'] })
  }
  await inTransaction(database, async (transaction) => {
    await refuseUnawaited(transaction, orderId)
    const receipt = { sentAt: now(), file: cleaned.bytes }
    const kept = await transaction
      .insert(transferReceipts)
      .values({ orderId, ...receipt })
      .onConflictDoUpdate({
        target: transferReceipts.orderId,
        set: { ...receipt, sentCount: sql`${transferReceipts.sentCount} + 1` },
        setWhere: lt(transferReceipts.sentCount, MOST_TIMES),
      })
      .returning({ count: transferReceipts.sentCount })
    if (kept.length === 0) throw sentEnough()
    const sentAt = receipt.sentAt.toISOString()
    await addJob(transaction, 'transfer-receipt', { orderId, sentAt }, `${orderId}:${sentAt}`)
  })
  return await getBill(database, keys, locale, orderId)
}

function sentEnough(): DomainError {
  return invalid({ receipt: ['filesEnough'] })
}

async function refuseUnawaited(database: Executor, orderId: number): Promise<void> {
  const [order] = await database
    .select({
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      status: orders.status,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  if (!awaitsTransfer(order)) throw new DomainError(409, 'noTransferAwaited')
}
