import type { Bill } from '@zayy/contract/types'
import { fromSar, toDecimal } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { asksForTransfer, payableOrder } from '@zayy/domain/orders/order-status'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { EmailDetail, EmailTemplate } from '@zayy/platform/mail/email-template'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { itemsBlock } from './order-placed-items.ts'
import { paymentOf } from './announced-payment.ts'

/** Tells the shop of a new order: its total, payment, buyer and city, its lines, and the commands of the next step. */
export function orderAnnouncementEmail({ bill, city }: { bill: Bill; city: string }): EmailTemplate {
  const { announcement, amount } = ar
  const code = isolatedCode(bill.code, SHOP_LOCALE)
  const sum = amount(formatAmount(bill.grand_total))
  const payment = paymentOf(payableOrder(bill), fromSar(bill.grand_total))
  const buyer = bill.buyer.company?.name ?? bill.buyer.name
  const rows: EmailDetail[] = [
    { label: announcement.code, value: bill.code, form: 'ltr' },
    { label: announcement.total, value: sum },
    { label: announcement.payment, value: announcement.payments[payment] },
    { label: announcement.buyer, value: isolatedName(buyer, SHOP_LOCALE) },
    { label: announcement.phone, value: bill.buyer.phone, form: 'ltr' },
    { label: announcement.city, value: city },
  ]
  return {
    subject: announcement.subject(code, sum),
    preview: announcement.preview(announcement.payments[payment], city),
    title: announcement.title,
    blocks: [
      {
        kind: 'details',
        title: announcement.order,
        text: announcement.placed(isolatedCode(riyadhMinute(Date.parse(bill.created_at)), SHOP_LOCALE)),
        rows,
      },
      { kind: 'heading', text: announcement.ordered },
      itemsBlock(bill, SHOP_LOCALE),
      {
        kind: 'details',
        title: announcement.next,
        text: asksForTransfer(payableOrder(bill)) ? announcement.awaitTransfer : announcement.prepare,
        rows: [
          { label: announcement.see, value: `npm run shop -- orders show ${bill.code}`, form: 'ltr' },
          asksForTransfer(payableOrder(bill))
            ? {
                label: announcement.record,
                value: `npm run shop -- orders paid ${bill.code} ${toDecimal(fromSar(bill.grand_total))}`,
                form: 'ltr',
              }
            : {
                label: announcement.ship,
                value: `npm run shop -- orders status ${bill.code} shipped`,
                form: 'ltr',
              },
        ],
      },
    ],
    reason: announcement.reason,
    otherLanguageSummary: {
      title: en.summaryTitle,
      text: en.announcement.summary(
        bill.code,
        en.amount(formatAmount(bill.grand_total)),
        en.announcement.payments[payment],
      ),
    },
  }
}
