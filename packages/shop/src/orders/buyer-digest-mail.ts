import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { isolatedName } from '@zayy/i18n/isolate'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'

const mails = { ar, en }

/** @property amount grand total, formatted. @property link opens its bill */
type ListedOrder = { code: string; amount: string; link: string }

/** Tells of several orders that were placed with one address, with the link to the bill of each. */
export function buyerDigestEmail({
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
