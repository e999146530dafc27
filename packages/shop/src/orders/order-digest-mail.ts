import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { orders as ordersCount, pieces } from '@zayy/i18n/plurals'
import { isolatedCode } from '@zayy/i18n/isolate'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { paymentOf } from './announced-payment.ts'
import type { AnnouncedOrder } from './announcement-queries.ts'

/** Gmail hides the part of a mail after 102 kB. */
const MOST_NAMED = 100

/**
 * Tells the shop of many orders at once.
 * @property hour when the hour began in which they came
 */
export function orderDigestEmail({ orders, hour }: { orders: AnnouncedOrder[]; hour: Date }): EmailTemplate {
  const { announcement, amount } = ar
  const { digest } = announcement
  const named = orders.slice(0, MOST_NAMED)
  const unnamed = orders.length - named.length
  const from = riyadhMinute(hour.getTime())
  const count = ordersCount(orders.length, SHOP_LOCALE)
  return {
    subject: digest.subject(count),
    preview: digest.text(from),
    title: count,
    blocks: [
      { kind: 'paragraph', text: digest.text(isolatedCode(from, SHOP_LOCALE)) },
      {
        kind: 'items',
        items: named.map((order) => ({
          name: isolatedCode(order.code, SHOP_LOCALE),
          quantity: pieces(order.pieces, SHOP_LOCALE),
          amount: amount(formatAmount(toSar(order.grandTotal))),
          lines: [
            `${announcement.payments[paymentOf(order, order.grandTotal)]} · ${order.city[SHOP_LOCALE]}`,
          ],
        })),
        ...(unnamed > 0 && { more: digest.more(ordersCount(unnamed, SHOP_LOCALE)) }),
      },
      {
        kind: 'details',
        title: announcement.next,
        text: digest.next,
        rows: [
          {
            label: digest.list,
            value: `npm run shop -- orders list --from ${from.slice(0, 10)} --limit 500`,
            form: 'ltr',
          },
        ],
      },
    ],
    reason: announcement.reason,
    otherLanguageSummary: {
      title: en.summaryTitle,
      text: en.announcement.digest.summary(ordersCount(orders.length, 'en'), from),
    },
  }
}
