import { type Halalas, toDecimal, toSar } from '@zayy/domain/money'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { isolatedCode } from '@zayy/i18n/isolate'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import { SHOP_LOCALE } from '@zayy/i18n/locale'

/** @property grandTotal what is to be found on the shop's account */
type SentReceipt = { code: string; grandTotal: Halalas }

/** Tells the shop that the receipt of a transfer has arrived, and how it is seen and the payment recorded. */
export function transferReceiptEmail({ code, grandTotal }: SentReceipt): EmailTemplate {
  const { transferReceipt, amount, contact } = ar
  const sum = formatAmount(toSar(grandTotal))
  const order = isolatedCode(code, SHOP_LOCALE)
  return {
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
          { label: transferReceipt.see, value: `npm run shop -- orders receipt ${code}`, form: 'ltr' },
          {
            label: transferReceipt.record,
            value: `npm run shop -- orders paid ${code} ${toDecimal(grandTotal)}`,
            form: 'ltr',
          },
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.transferReceipt.arrived(code, en.amount(sum)) },
  }
}

/** Tells the shop that receipts of several transfers have arrived. */
export function receiptDigestEmail(codes: readonly string[]): EmailTemplate {
  const { receiptDigest, contact, transferReceipt } = ar
  return {
    subject: receiptDigest.subject(codes.length),
    preview: receiptDigest.preview,
    title: receiptDigest.title(codes.length),
    blocks: [
      {
        kind: 'details',
        title: transferReceipt.next,
        text: transferReceipt.match,
        rows: [
          { label: receiptDigest.command, value: 'npm run shop -- orders receipts', form: 'ltr' },
          { label: receiptDigest.codes, value: codes.slice(0, MAX_LISTED).join(' '), form: 'ltr' },
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.receiptDigest.title(codes.length) },
  }
}

/** Codes that the digest lists; the command lists all. */
const MAX_LISTED = 50
