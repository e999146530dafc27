import { type Halalas, toDecimal, toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { isolatedCode } from '../mail/isolate.ts'
import type { Letter } from '../mail/letter.ts'

/** The shop's own language is that of its addresses without a prefix; the gist of its mails is in the other. */
export const shopLocale: Locale = 'ar'

/** @property grandTotal what is to be found on the shop's account */
type SentReceipt = { code: string; grandTotal: Halalas }

/** Tells the shop that the receipt of a transfer has arrived, and how it is seen and the payment recorded. */
export function transferReceiptLetter({ code, grandTotal }: SentReceipt): Letter {
  const { transferReceipt, amount, contact } = ar
  const sum = formatAmount(toSar(grandTotal))
  const order = isolatedCode(code, shopLocale)
  return {
    locale: shopLocale,
    subject: transferReceipt.subject(order),
    preview: transferReceipt.preview(amount(sum)),
    title: transferReceipt.title,
    blocks: [
      { kind: 'paragraph', text: transferReceipt.arrived(order, amount(sum)) },
      {
        kind: 'details',
        title: transferReceipt.next,
        text: transferReceipt.match,
        rows: [
          { label: transferReceipt.see, value: `shop orders receipt ${code}`, form: 'ltr' },
          {
            label: transferReceipt.record,
            value: `shop orders paid ${code} ${toDecimal(grandTotal)}`,
            form: 'ltr',
          },
        ],
      },
    ],
    reason: contact.reason,
    gist: { title: en.gistTitle, text: en.transferReceipt.arrived(code, en.amount(sum)) },
  }
}
