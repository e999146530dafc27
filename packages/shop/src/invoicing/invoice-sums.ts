import type { Bill } from '@zayy/contract/types'
import { type Halalas, toSar, ZERO } from '@zayy/domain/money'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatAmount, formatPercent } from '@zayy/i18n/numbers'
import { type Bilingual, bilingual, type InvoiceMessages } from './bilingual.ts'

/** @property note how it was worked out, or the coupon's code; empty where there is nothing to say */
export type SumRow = { label: Bilingual; note: string; amount: string }

/** The sums of the invoice, each following from the ones above it; the last is what is to be paid. */
export function invoiceSumRows(bill: Bill, view: InvoiceView): SumRow[] {
  const { sums, taxInvoice, shippingSum } = view
  const fees = shippingSum && `${amountOf(shippingSum.fee)} × ${shippingSum.products}`
  return [
    row((messages) => messages.atListPrices, sums.beforeTiers),
    ...(sums.saving > ZERO ? [row((messages) => messages.saving, sums.saving, { minus: true })] : []),
    ...(bill.coupon_code === null
      ? []
      : [row((messages) => messages.coupon, sums.coupon, { minus: true, note: bill.coupon_code })]),
    row((messages) => messages.shipping, sums.shipping, { note: fees ?? '' }),
    ...(taxInvoice ? taxRows(bill, view) : []),
    row((messages) => (taxInvoice ? messages.total : messages.totalWithoutVat), sums.grand),
  ]
}

function taxRows(bill: Bill, { sums, taxable }: InvoiceView): SumRow[] {
  const note = `${formatPercent(bill.tax_percent)} × ${amountOf(taxable)}`
  return [
    row((messages) => messages.withoutTax, sums.withoutTax),
    row((messages) => messages.tax, sums.tax, { note }),
    ...(sums.shippingTax > ZERO ? [row((messages) => messages.shippingTax, sums.shippingTax)] : []),
  ]
}

function row(
  of: (messages: InvoiceMessages) => string,
  sum: Halalas,
  { minus = false, note = '' } = {},
): SumRow {
  return { label: bilingual(of), note, amount: `${minus ? '−' : ''}${amountOf(sum)}` }
}

function amountOf(sum: Halalas): string {
  return formatAmount(toSar(sum))
}
