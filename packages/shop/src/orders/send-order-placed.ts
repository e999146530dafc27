import type { Database } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { localeInfo } from '@zayy/i18n/locale'
import { eq, sql } from 'drizzle-orm'
import type { Keys } from '../keys/key-ring.ts'
import { findLetterhead } from '../mail/find-letterhead.ts'
import type { SendMail } from '../mail/mail.ts'
import { renderLetter } from '../mail/render-letter.ts'
import { getBill } from './get-bill.ts'
import { orderPlacedLetter } from './order-placed-mail.ts'

/**
 * Sends the buyer of an order the mail with the link to the bill, written now, in the order's language.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendOrderPlaced(
  database: Database,
  { sendMail, publicUrl, keys }: { sendMail: SendMail; publicUrl: string; keys: Keys },
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order) return
  const { locale, transferDays } = order
  const bill = await getBill(database, keys, locale, orderId)
  const letterhead = await findLetterhead(database, locale, publicUrl)
  const link = (prefix: string) => `${publicUrl}${prefix}/bill#${bill.token}`
  const links = { ar: link(localeInfo.ar.prefix), en: link(localeInfo.en.prefix) }
  const letter = orderPlacedLetter({ bill, locale, shop: letterhead.shop, transferDays, links })
  const mail = {
    ...renderLetter(letter, letterhead),
    to: bill.buyer.email,
    id: `order-placed-${bill.code}`,
    kind: 'order',
  } as const
  await sendMail(mail, signal)
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
