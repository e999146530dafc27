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
  const { transferReceipt: said, amount, contact } = ar
  const sum = formatAmount(toSar(grandTotal))
  const order = isolatedCode(code, shopLocale)
  return {
    locale: shopLocale,
    subject: said.subject(order),
    preview: said.preview(amount(sum)),
    title: said.title,
    blocks: [
      { kind: 'paragraph', text: said.arrived(order, amount(sum)) },
      {
        kind: 'details',
        title: said.next,
        text: said.match,
        rows: [
          { label: said.see, value: `shop orders receipt ${code}`, form: 'ltr' },
          { label: said.record, value: `shop orders paid ${code} ${toDecimal(grandTotal)}`, form: 'ltr' },
        ],
      },
    ],
    reason: contact.reason,
    gist: { title: en.gistTitle, text: en.transferReceipt.arrived(code, en.amount(sum)) },
  }
}
