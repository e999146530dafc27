import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { toSar } from '@zayy/domain/money'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import { countMails, mailRecipient } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { billToken } from './bill-token.ts'
import { buyerDigestEmail } from './buyer-digest-mail.ts'
import { DIGEST_RECIPIENT, placedMailId, told } from './orders-told.ts'
import { type OrderPlacedTools, sendPlacedEmail } from './send-order-placed.ts'

/** Orders that one digest lists; a mail with more is cut off by some programs. The next digest goes on. */
const MAX_LISTED = 50

/**
 * Sends a mailbox one mail about all orders whose own mails were too many, with the link to each bill. A single one gets its own mail.
 * @param orderId one of them
 * @param signal ends the sending
 */
export async function sendBuyerDigest(
  database: Database,
  tools: OrderPlacedTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const { publicUrl, keys, sendMail } = tools
  const [one] = await database
    .select({ email: orders.buyerEmail, locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!one || one.email === '') return
  for (;;) {
    const waiting = await selectWaiting(database, orderId)
    const [first] = waiting
    if (!first) return
    if (waiting.length === 1) await sendPlacedEmail(database, tools, first.id, signal)
    else {
      const branding = await findEmailBranding(database, one.locale, publicUrl)
      // Browsers send no server the part after the #.
      const link = (id: number, locale: Locale) =>
        `${publicUrl}${localeInfo[locale].prefix}/bill#${billToken(keys, id)}`
      const letter = buyerDigestEmail({
        locale: one.locale,
        shop: branding.name,
        orders: waiting.map(({ id, code, grandTotal }) => ({
          code,
          amount: formatAmount(toSar(grandTotal)),
          link: link(id, one.locale),
        })),
      })
      const id = `buyer-digest-${first.code}-${waiting.length}`
      await sendMail({ ...renderEmail(letter, branding), to: one.email, id, kind: 'order' }, signal)
    }
    const recipient = waiting.length === 1 ? mailRecipient(one.email, 'order') : DIGEST_RECIPIENT
    await countMails(
      database,
      recipient,
      waiting.map(({ code }) => placedMailId(code)),
    )
  }
}

/** Orders of the mailbox of the last days that no mail has told of, and that are not cancelled. */
async function selectWaiting(database: Database, orderId: number) {
  const mailbox = database
    .select({ mailbox: mailboxOf(orders.buyerEmail) })
    .from(orders)
    .where(eq(orders.id, orderId))
  return await database
    .select({ id: orders.id, code: orders.code, grandTotal: orders.grandTotal })
    .from(orders)
    .where(
      and(
        eq(mailboxOf(orders.buyerEmail), mailbox),
        gt(orders.createdAt, sql`now() - interval '5 days'`),
        ne(orders.status, 'cancelled'),
        notExists(told(database)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MAX_LISTED)
}
