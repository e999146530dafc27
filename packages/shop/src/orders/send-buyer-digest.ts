import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { pick } from '@zayy/database/sql/pick'
import { toSar } from '@zayy/domain/money'
import { isolatedName } from '@zayy/i18n/isolate'
import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import { countMails, mailRecipient } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { billLink } from './bill-link.ts'
import { billToken } from './bill-token.ts'
import {
  DIGEST_RECIPIENT,
  type OrderPlacedTools,
  placedMail,
  placedMailId,
  sendPlacedEmail,
} from './send-order-placed.ts'

/** Orders per digest; some mail programs clip longer mails. The next digest continues. */
const MAX_LISTED = 50

/**
 * Sends a mailbox one mail about all orders above the mail limit, with links to their bills. A single order
 * gets its usual mail.
 * @param orderId one of them
 */
export async function sendBuyerDigest(
  database: Database,
  tools: OrderPlacedTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const { publicUrl, keys, sendMail } = tools
  const [order] = await database
    .select({ email: orders.buyerEmail, locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || order.email === '') return
  for (;;) {
    const unmailed = await findUnmailedOrders(database, orderId)
    const [first] = unmailed
    if (!first) return
    if (unmailed.length === 1) await sendPlacedEmail(database, tools, first.id, signal)
    else {
      const branding = await findEmailBranding(database, order.locale, publicUrl)
      const email = buyerDigestEmail({
        locale: order.locale,
        shop: branding.name,
        orders: unmailed.map(({ code, grandTotal, ...linked }) => ({
          code,
          amount: formatAmount(toSar(grandTotal)),
          link: billLink(publicUrl, order.locale, billToken(keys, linked)),
        })),
      })
      const id = `buyer-digest-${first.code}-${unmailed.length}`
      await sendMail({ ...renderEmail(email, branding), to: order.email, id }, signal)
    }
    const recipient = unmailed.length === 1 ? mailRecipient(order.email, 'order') : DIGEST_RECIPIENT
    await countMails(
      database,
      recipient,
      unmailed.map(({ code }) => placedMailId(code)),
    )
  }
}

/** Finds recent orders of the mailbox without a mail that are not cancelled. */
async function findUnmailedOrders(database: Database, orderId: number) {
  const mailbox = database
    .select({ mailbox: mailboxOf(orders.buyerEmail) })
    .from(orders)
    .where(eq(orders.id, orderId))
  return await database
    .select(pick(orders, 'id', 'billRevision', 'code', 'grandTotal'))
    .from(orders)
    .where(
      and(
        eq(mailboxOf(orders.buyerEmail), mailbox),
        gt(orders.createdAt, sql`now() - interval '5 days'`),
        ne(orders.status, 'cancelled'),
        notExists(placedMail(database)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MAX_LISTED)
}

/** @property amount formatted grand total. @property link opens the bill */
type ListedOrder = { code: string; amount: string; link: string }

function buyerDigestEmail({
  locale,
  shop,
  orders,
}: {
  locale: Locale
  shop: string
  orders: readonly ListedOrder[]
}): EmailTemplate {
  const texts = mails[locale]
  const other = otherLocale(locale)
  const { subject, preview, title, received, list, reason } = texts.buyerDigest
  return {
    subject: subject(orders.length, isolatedName(shop, locale)),
    preview,
    title,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(null) },
      { kind: 'paragraph', text: received(orders.length) },
      {
        kind: 'details',
        title: list,
        text: texts.orderPlaced.private,
        rows: orders.map(({ code, amount, link }) => ({
          label: `${code} · ${texts.amount(amount)}`,
          value: link,
          form: 'ltr' as const,
        })),
      },
      { kind: 'paragraph', text: texts.team(isolatedName(shop, locale)) },
    ],
    reason,
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: mails[other].buyerDigest.received(orders.length),
    },
  }
}
