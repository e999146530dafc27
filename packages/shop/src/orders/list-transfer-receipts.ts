import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import { sentFormat } from '../payments/transfer-receipts/receipt-format.ts'

/** Lists receipts of orders that still await a transfer, oldest first. */
export async function listTransferReceipts(database: Database) {
  return await database
    .select({
      code: orders.code,
      sentAt: transferReceipts.sentAt,
      buyerName: orders.buyerName,
      grandTotal: orders.grandTotal,
    })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(isTransferAwaited)
    .orderBy(asc(transferReceipts.sentAt))
}

/** Finds the receipt of an order by its code; null if there is none. */
export async function findTransferReceipt(database: Database, code: string) {
  const [receipt] = await database
    .select({ code: orders.code, sentAt: transferReceipts.sentAt, file: transferReceipts.file })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(eq(orders.code, readOrderCode(code)))
  return receipt ? { ...receipt, name: `receipt-${receipt.code}.${sentFormat(receipt.file) ?? 'bin'}` } : null
}

/** SQL: the order awaits a bank transfer, like `awaitsTransfer` in domain. */
export const isTransferAwaited = and(
  eq(orders.paymentMethod, 0),
  eq(orders.paymentStatus, 'unpaid'),
  ne(orders.status, 'cancelled'),
)
