import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { isTransferAwaited } from './awaited-transfer.ts'
import { toldInDigest } from './orders-told.ts'
import { type OrderEmail, type OrderEmailTools, sendOrderEmail } from './send-order-email.ts'
import { transferReminderEmail } from './transfer-reminder-mail.ts'

const DAY_MS = 86_400_000

/**
 * Reminds the buyer of an order of its bank transfer, in the order's language. Sends nothing where its receipt has come, where the order is paid, is worked on
 * or cancelled, where the days that a transfer may take are over, or where only a digest told of it: then its
 * mailbox has had too many mails already.
 * @param signal ends the sending
 */
export async function sendTransferReminder(
  database: Database,
  tools: OrderEmailTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectAwaited(database, orderId)
  if (!order) return
  const { locale, transferDays, createdAt } = order
  const heldUntil = new Date(createdAt.getTime() + transferDays * DAY_MS)
  const letter = {
    name: 'transfer-reminder',
    write: (about: OrderEmail) => transferReminderEmail({ ...about, heldUntil }),
  }
  await sendOrderEmail(database, tools, { orderId, locale }, letter, signal)
}

/** Undefined unless its transfer is still awaited. */
async function selectAwaited(database: Database, orderId: number) {
  const [awaited] = await database
    .select({
      locale: orders.locale,
      transferDays: settings.transferDays,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(settings, sql`true`)
    .leftJoin(transferReceipts, eq(transferReceipts.orderId, orders.id))
    .where(
      and(
        eq(orders.id, orderId),
        isTransferAwaited,
        eq(orders.status, 'pending'),
        isNull(transferReceipts.orderId),
        notExists(toldInDigest(database)),
        gt(sql`${orders.createdAt} + make_interval(days => ${settings.transferDays})`, sql`now()`),
      ),
    )
  return awaited
}
