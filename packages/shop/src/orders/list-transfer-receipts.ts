import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import type { Halalas } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'
import { isTransferAwaited } from './awaited-transfer.ts'

/** @property grandTotal what is to be found on the shop's account */
export type WaitingReceipt = { code: string; sentAt: Date; buyerName: string; grandTotal: Halalas }

/** The receipts of orders whose transfer is still awaited, the first sent first. */
export async function listTransferReceipts(database: Database): Promise<WaitingReceipt[]> {
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
