import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatWeekday } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import { otherLocale } from '@zayy/i18n/locale'
import { mail as mailAr } from '@zayy/i18n/messages/ar/mail'
import { mail as mailEn } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { OrderEmail } from './send-order-email.ts'
import { transferRows } from './transfer-rows.ts'

const mails = { ar: mailAr, en: mailEn }

/** @property heldUntil the last moment at which the pieces are held */
export type TransferReminder = OrderEmail & { heldUntil: Date }

/** Reminds a buyer of the transfer: until when it is awaited, and all that a bank asks for. Null where none is awaited. */
export function transferReminderEmail(reminder: TransferReminder): EmailTemplate | null {
  const { bill, locale, shop, heldUntil, links } = reminder
  const rows = transferRows(bill, locale)
  if (!rows) return null
  const { transferReminder, orderPlaced, greeting, amount, team } = mails[locale]
  const other = otherLocale(locale)
  const name = greetedName(bill.buyer.name)
  const code = isolatedCode(bill.code, locale)
  const day = (language: Locale) => formatWeekday(riyadhDay(heldUntil.getTime()), language)
  const sum = formatAmount(bill.grand_total)
  return {
    subject: transferReminder.subject(code),
    preview: transferReminder.preview(amount(sum), day(locale)),
    title: transferReminder.title,
    blocks: [
      { kind: 'paragraph', text: greeting(name && isolatedName(name, locale)) },
      { kind: 'paragraph', text: transferReminder.awaited(code, day(locale)) },
      { kind: 'details', title: orderPlaced.transfer, text: transferReminder.reference, rows },
      { kind: 'button', link: { label: orderPlaced.openBill, address: links[locale] } },
      { kind: 'paragraph', text: orderPlaced.private, soft: true },
      { kind: 'paragraph', text: transferReminder.sentAlready },
      { kind: 'paragraph', text: team(isolatedName(shop, locale)) },
    ],
    reason: orderPlaced.reason(code),
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: mails[other].transferReminder.summary(
        isolatedCode(bill.code, other),
        mails[other].amount(sum),
        day(other),
      ),
      link: { label: mails[other].orderPlaced.summary.openBill, address: links[other] },
    },
  }
}
