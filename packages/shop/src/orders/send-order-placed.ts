import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { localeInfo } from '@zayy/i18n/locale'
import type { SendMail } from '../mail/mail.ts'
import { getBill } from './get-bill.ts'
import { orderPlacedLetter } from './order-placed-mail.ts'

/**
 * Sends the buyer of an order the mail with the link to the bill, written now, in the order's language.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendOrderPlaced(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectPlaced(database, orderId)
  if (!order) return
  const lang = order.locale
  const bill = await getBill(database, lang, orderId)
  const link = `${publicUrl}${localeInfo[lang].prefix}/bill?token=${bill.token}`
  const letter = orderPlacedLetter({ bill, lang, shop: order.shop, transferDays: order.transfer_days, link })
  const address = order.email ?? `no-reply@${new URL(publicUrl).hostname}`
  const mail = {
    ...letter,
    from: { name: order.shop, address },
    to: bill.buyer.email,
    id: `order-placed-${bill.code}`,
  }
  await sendMail(mail, signal)
}

type Placed = { locale: Locale; shop: string; email: string | null; transfer_days: number }

/** Undefined where the order is no longer there. */
async function selectPlaced(database: Database, orderId: number): Promise<Placed | undefined> {
  const { rows } = await database.$client.query<Placed>(
    `select o.locale, s.email, s.transfer_days, coalesce((select t.app_name from settings_translations t
        where t.locale = o.locale), '') as shop
      from orders o, settings s where o.id = $1`,
    [orderId],
  )
  return rows[0]
}
