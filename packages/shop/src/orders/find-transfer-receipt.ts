import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { sentFormat } from '../payments/transfer-receipts/receipt-format.ts'

/** @property name of a file to save it in: the order's code, and the ending of what it is */
export type FoundReceipt = { code: string; name: string; sentAt: Date; file: Uint8Array }

/** The receipt of a transfer that the buyer of an order has sent; null where there is none, or no order of that code. */
export async function findTransferReceipt(database: Database, code: string): Promise<FoundReceipt | null> {
  const [receipt] = await database
    .select({ code: orders.code, sentAt: transferReceipts.sentAt, file: transferReceipts.file })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(eq(orders.code, readOrderCode(code)))
  return receipt ? { ...receipt, name: `receipt-${receipt.code}.${sentFormat(receipt.file) ?? 'bin'}` } : null
}
