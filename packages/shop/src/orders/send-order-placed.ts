import type { Bill } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { eq, sql } from 'drizzle-orm'
import type { InvoiceTypesetter } from '../invoice-pdf/invoice-typesetter.ts'
import type { MailFile } from '../mail/mail.ts'
import { invoiceFile } from './invoice-file.ts'
import { orderPlacedLetter } from './order-placed-mail.ts'
import { type OrderLetter, type OrderLetterTools, sendOrderLetter } from './send-order-letter.ts'

/**
 * @property typesetter sets the invoice that the mail brings; without it, none is brought
 * @property onInvoiceMissing told of an invoice that could not be set: the mail goes without it, as its link opens it too
 */
export type OrderPlacedTools = OrderLetterTools & {
  typesetter?: InvoiceTypesetter | undefined
  onInvoiceMissing?: ((error: unknown) => void) | undefined
}

/**
 * Sends the buyer of an order the mail with the link to the bill and the invoice as PDF, written now, in the order's language.
 * @param signal ends the sending
 */
export async function sendOrderPlaced(
  database: Database,
  tools: OrderPlacedTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order) return
  const { locale, transferDays } = order
  const letter = {
    name: 'order-placed',
    write: (about: OrderLetter) => orderPlacedLetter({ ...about, transferDays }),
    attach: (bill: Bill) => attachedInvoice(bill, tools),
  }
  await sendOrderLetter(database, tools, { orderId, locale }, letter, signal)
}

async function attachedInvoice(
  bill: Bill,
  { typesetter, onInvoiceMissing = () => {} }: OrderPlacedTools,
): Promise<MailFile[]> {
  if (!typesetter) return []
  try {
    const file = await invoiceFile(typesetter, bill)
    if (!file) throw new Error('Too many invoices are being set')
    return [{ name: file.name, type: file.type, content: Buffer.from(await file.arrayBuffer()) }]
  } catch (error) {
    onInvoiceMissing(error)
    return []
  }
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
