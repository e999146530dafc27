import { MAX_RECEIPT_BYTES } from '@zayy/contract/orders/transfer-receipt'
import type { Bill, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { pick } from '@zayy/database/sql/pick'
import { awaitsTransfer } from '@zayy/domain/orders/order-status'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { eq, gt, lt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { DomainError, invalid, notFound, tooBusy } from '../domain-error.ts'
import type { ReceiptCleaner } from '../payments/transfer-receipts/receipt-cleaner.ts'
import type { LinkedBill } from './bill-token.ts'
import { getBill, isLinkedBill, linkedBill } from './get-bill.ts'

/**
 * Receipts per order. Rate limits count clients, but one bill can have many; each file is a mail to the shop
 * and 5 MB in the write-ahead log.
 */
const MAX_RECEIPTS = 20

/** Receipts accepted for all orders in 24 hours, to bound the disk. */
const MAX_PER_DAY = 1_000
const DAY_MS = 24 * 60 * 60_000

export type TransferReceiptTools = {
  database: Database
  keys: Keys
  locale: Locale
  now: () => Date
  cleaner: ReceiptCleaner
  /** Rate-limit key of the caller; none in process. */
  client?: string
  /** Factor of the limit of a day; default 1. */
  limitMultiplier?: number
}

/**
 * Stores the receipt of a bank transfer, replacing an earlier one, and queues a mail to the shop.
 * @returns the bill with the receipt
 * @throws DomainError 404 for an invalid or ended link, 409 if no transfer is awaited, 422 for a file that is too
 *   large or no JPEG, PNG, WebP or PDF, or after too many receipts, 429 if too many are being read, 429 `receiptsFull`
 *   if too many were stored in a day
 */
export async function addTransferReceipt(
  tools: TransferReceiptTools,
  token: string,
  sent: File,
): Promise<Bill> {
  const { database, keys, locale, cleaner, now, client = '', limitMultiplier = 1 } = tools
  const bill = linkedBill(keys, token)
  const { id: orderId } = bill
  await requireAwaitedTransfer(database, bill)
  const [earlier] = await database
    .select({ count: transferReceipts.sentCount })
    .from(transferReceipts)
    .where(eq(transferReceipts.orderId, orderId))
  if (earlier && earlier.count >= MAX_RECEIPTS) throw tooManyReceipts()
  const today = await countSince(database, new Date(now().getTime() - DAY_MS))
  if (today >= MAX_PER_DAY * limitMultiplier) throw new DomainError(429, 'receiptsFull')
  if (sent.size > MAX_RECEIPT_BYTES) throw invalid({ receipt: ['fileTooLarge'] })
  const cleaned = await cleaner.clean(new Uint8Array(await sent.arrayBuffer()), client)
  if ('bytes' in cleaned && cleaned.bytes.length > MAX_RECEIPT_BYTES)
    throw invalid({ receipt: ['fileTooLarge'] })
  if ('refused' in cleaned) {
    if (cleaned.refused === 'busy') throw tooBusy()
    throw invalid({ receipt: [cleaned.refused === 'type' ? 'fileType' : 'fileUnreadable'] })
  }
  await inTransaction(database, async (transaction) => {
    await requireAwaitedTransfer(transaction, bill)
    const receipt = { sentAt: now(), file: cleaned.bytes }
    const stored = await transaction
      .insert(transferReceipts)
      .values({ orderId, ...receipt })
      .onConflictDoUpdate({
        target: transferReceipts.orderId,
        set: { ...receipt, sentCount: sql`${transferReceipts.sentCount} + 1` },
        setWhere: lt(transferReceipts.sentCount, MAX_RECEIPTS),
      })
      .returning({ count: transferReceipts.sentCount })
    if (stored.length === 0) throw tooManyReceipts()
    const sentAt = receipt.sentAt.toISOString()
    await addJob(transaction, 'transfer-receipt', { orderId, sentAt }, `${orderId}:${sentAt}`)
  })
  return await getBill(database, keys, locale, orderId)
}

async function countSince(database: Executor, since: Date): Promise<number> {
  const { sentAt, sentCount } = transferReceipts
  const [recent] = await database
    .select({ count: sql`coalesce(sum(${sentCount}), 0)`.mapWith(Number) })
    .from(transferReceipts)
    .where(gt(sentAt, since))
  return recent?.count ?? 0
}

function tooManyReceipts(): DomainError {
  return invalid({ receipt: ['filesEnough'] })
}

async function requireAwaitedTransfer(database: Executor, bill: LinkedBill): Promise<void> {
  const [order] = await database
    .select(pick(orders, 'paymentMethod', 'paymentStatus', 'status'))
    .from(orders)
    .where(isLinkedBill(bill))
  if (!order) throw notFound()
  if (!awaitsTransfer(order)) throw new DomainError(409, 'noTransferAwaited')
}
