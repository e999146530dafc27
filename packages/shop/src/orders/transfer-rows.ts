import type { Bill } from '@zayy/contract/types'
import { asksForTransfer, payableOrder } from '@zayy/domain/orders/order-status'
import type { Locale } from '@zayy/i18n/locale'
import { mail as mailAr } from '@zayy/i18n/messages/ar/mail'
import { mail as mailEn } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import { isolatedName } from '@zayy/i18n/isolate'
import type { EmailDetail } from '@zayy/platform/mail/email-template'

/** What a bank's form asks for, in the rows of a mail; null where nothing is to be transferred: paid, cancelled, or by card. */
export function transferRows(bill: Bill, locale: Locale): EmailDetail[] | null {
  const { bank_account: account, grand_total, code } = bill
  if (!account || !asksForTransfer(payableOrder(bill))) return null
  const { orderPlaced, amount } = locale === 'ar' ? mailAr : mailEn
  return [
    { label: orderPlaced.amountDue, value: amount(formatAmount(grand_total)) },
    { label: orderPlaced.bank, value: isolatedName(account.bank, locale) },
    { label: orderPlaced.holder, value: isolatedName(account.holder, locale) },
    { label: orderPlaced.iban, value: account.iban, form: 'iban' },
    { label: orderPlaced.reference, value: code, form: 'ltr' },
  ]
}
