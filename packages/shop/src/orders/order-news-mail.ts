import { otherLocale } from '@zayy/i18n/locale'
import { mail as mailAr } from '@zayy/i18n/messages/ar/mail'
import { mail as mailEn } from '@zayy/i18n/messages/en/mail'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { OrderNews } from './order-news.ts'
import type { OrderEmail } from './send-order-email.ts'

const mails = { ar: mailAr, en: mailEn }

/** @property amount what was paid or given back, written without its currency */
export type OrderNewsAbout = OrderEmail & { news: OrderNews; amount: string }

/** Tells a buyer what became of their order, with the link to its bill. */
export function orderNewsEmail({ bill, locale, shop, links, news, amount }: OrderNewsAbout): EmailTemplate {
  const { orderNews, orderPlaced, greeting, team, amount: inSar } = mails[locale]
  const texts = orderNews[news]
  const other = otherLocale(locale)
  const name = greetedName(bill.buyer.name)
  const code = isolatedCode(bill.code, locale)
  return {
    subject: texts.subject(code),
    preview: texts.preview,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: greeting(name && isolatedName(name, locale)) },
      { kind: 'paragraph', text: texts.text(code, inSar(amount)) },
      { kind: 'button', link: { label: orderNews.openOrder, address: links[locale] } },
      { kind: 'paragraph', text: orderPlaced.private, soft: true },
      { kind: 'paragraph', text: team(isolatedName(shop, locale)) },
    ],
    reason: orderPlaced.reason(code),
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: mails[other].orderNews[news].text(isolatedCode(bill.code, other), mails[other].amount(amount)),
      link: { label: mails[other].orderNews.openOrder, address: links[other] },
    },
  }
}
