import type { Database } from '@zayy/database/database'
import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { localeInfo } from '@zayy/i18n/locale'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Keys } from '../keys/key-ring.ts'
import { findLetterhead } from '../mail/find-letterhead.ts'
import type { SendMail } from '../mail/mail.ts'
import { renderLetter } from '../mail/render-letter.ts'
import { getBill } from './get-bill.ts'
import { transferReminderLetter } from './transfer-reminder-mail.ts'

const DAY_MS = 86_400_000

/**
 * Reminds the buyer of an order of its bank transfer, in the order's language. Sends nothing where the order is paid, is worked on
 * or cancelled, or where the days that a transfer may take are over.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendTransferReminder(
  database: Database,
  { sendMail, publicUrl, keys }: { sendMail: SendMail; publicUrl: string; keys: Keys },
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const order = await selectAwaited(database, orderId)
  if (!order) return
  const { locale, transferDays, createdAt } = order
  const bill = await getBill(database, keys, locale, orderId)
  const letterhead = await findLetterhead(database, locale, publicUrl)
  const link = (prefix: string) => `${publicUrl}${prefix}/bill#${bill.token}`
  const letter = transferReminderLetter({
    bill,
    locale,
    shop: letterhead.shop,
    heldUntil: new Date(createdAt.getTime() + transferDays * DAY_MS),
    links: { ar: link(localeInfo.ar.prefix), en: link(localeInfo.en.prefix) },
  })
  if (!letter) return
  const mail = {
    ...renderLetter(letter, letterhead),
    to: bill.buyer.email,
    id: `transfer-reminder-${bill.code}`,
    kind: 'order',
  } as const
  await sendMail(mail, signal)
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
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.paymentMethod, 0),
        eq(orders.paymentStatus, 'unpaid'),
        inArray(orders.status, ['pending', 'on hold']),
        gt(sql`${orders.createdAt} + make_interval(days => ${settings.transferDays})`, sql`now()`),
      ),
    )
  return awaited
}
