import type { Database } from '@zayy/database/database'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { toSar } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { eq } from 'drizzle-orm'
import type { OrderNews } from './order-news.ts'
import { orderNewsLetter } from './order-news-mail.ts'
import { type OrderLetter, type OrderLetterTools, sendOrderLetter } from './send-order-letter.ts'

/** @property creditNote the number of the one that a refund made */
export type OrderNewsToSend = { orderId: number; news: OrderNews; creditNote?: number | undefined }

/** A status that the order has left since is told no more. */
const passing: ReadonlySet<OrderNews> = new Set(['on hold'])

/**
 * Sends the buyer of an order a mail about what became of it, in the order's language.
 * @param signal ends the sending
 */
export async function sendOrderNews(
  database: Database,
  tools: OrderLetterTools,
  { orderId, news, creditNote }: OrderNewsToSend,
  signal: AbortSignal,
): Promise<void> {
  const [order] = await database
    .select({ locale: orders.locale, status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || (passing.has(news) && order.status !== news)) return
  const refunded = creditNote === undefined ? undefined : await selectTotal(database, creditNote)
  const letter = {
    name: ['order', news.replace(' ', '-'), ...(creditNote === undefined ? [] : [creditNote])].join('-'),
    write: (about: OrderLetter) =>
      orderNewsLetter({ ...about, news, amount: formatAmount(refunded ?? about.bill.grand_total) }),
  }
  await sendOrderLetter(database, tools, { orderId, locale: order.locale }, letter, signal)
}

async function selectTotal(database: Database, number: number) {
  const [note] = await database
    .select({ total: creditNotes.total })
    .from(creditNotes)
    .where(eq(creditNotes.number, number))
  return note && toSar(note.total)
}
