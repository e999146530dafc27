import type { Bill } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { eq, sql } from 'drizzle-orm'
import { type InvoiceAttachmentTools, invoiceAttachment } from './invoice-attachment.ts'
import { invoiceFile } from './invoice-file.ts'
import { orderPlacedLetter } from './order-placed-mail.ts'
import { type OrderLetter, type OrderLetterTools, sendOrderLetter } from './send-order-letter.ts'

/**
 * Sends the buyer of an order the mail with the link to the bill and the invoice as PDF, written now, in the order's language.
 * @param signal ends the sending
 */
export async function sendOrderPlaced(
  database: Database,
  tools: OrderLetterTools & InvoiceAttachmentTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order) return
  const { locale, transferDays } = order
  const letter = {
    name: 'order-placed',
    write: (about: OrderLetter) => orderPlacedLetter({ ...about, transferDays }),
    attach: (bill: Bill) => invoiceAttachment(tools, (typesetter) => invoiceFile(typesetter, bill)),
  }
  await sendOrderLetter(database, tools, { orderId, locale }, letter, signal)
}

/** Undefined where the order is no longer there. */
async function selectPlaced(database: Database, orderId: number) {
  const [placed] = await database
    .select({ locale: orders.locale, transferDays: settings.transferDays })
    .from(orders)
    .innerJoin(settings, sql`true`)
    .where(eq(orders.id, orderId))
  return placed
}
