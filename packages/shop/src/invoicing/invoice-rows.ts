import type { Bill } from '@zayy/contract/types'
import { sizeName } from '@zayy/domain/catalog/size-name'
import { add, type Halalas, toSar, ZERO } from '@zayy/domain/money'
import type { InvoiceLine, InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import { type Bilingual, bilingual, type InvoiceMessages } from './bilingual.ts'

type ChosenColour = { names: Bilingual; sizes: string[] }

/** @property figures in the order of `figureHeadings` */
export type InvoiceRow = { names: Bilingual; figures: string[]; colours: ChosenColour[] }

/** Headings of the columns after the item; VAT columns only on tax invoices. */
export function figureHeadings({ taxed }: InvoiceView): Bilingual[] {
  const plain = [
    bilingual(({ quantity }) => quantity),
    bilingual(({ listPrice }) => listPrice),
    bilingual(({ tierPrice }) => tierPrice),
    bilingual(({ net }) => net),
  ]
  return taxed ? [...plain, bilingual(({ vat }) => vat), bilingual(({ gross }) => gross)] : plain
}

/** @param taxPercent such as 15 */
export function invoiceRows({ lines, taxed }: InvoiceView, taxPercent: number): InvoiceRow[] {
  return lines.map((line) => ({
    names: line.names,
    figures: [
      formatNumber(line.quantity),
      formatAmount(toSar(line.listPrice)),
      formatAmount(toSar(line.unitPrice)),
      formatAmount(toSar(line.amount)),
      ...(taxed ? [formatPercent(taxPercent), formatAmount(toSar(line.gross))] : []),
    ],
    colours: line.colours.map(chosenColour),
  }))
}

function chosenColour({ names, sizes }: InvoiceLine['colours'][number]): ChosenColour {
  return {
    names,
    sizes: sizes.map(
      ({ name, quantity }) => `${sizeLabel(sizeName(name, 'ar'), 'ar')} × ${formatNumber(quantity)}`,
    ),
  }
}

/**
 * @property note calculation, rate or coupon code; may be empty
 * @property isPart a part of the row above, which the total does not add
 */
export type SumRow = { label: Bilingual; note: string; amount: string; isPart: boolean }

/** Returns the sums of the invoice. Each follows from those above it, without the parts; the last is the total. */
export function invoiceSumRows(bill: Bill, view: InvoiceView): SumRow[] {
  const { sums, taxed, shippingSum } = view
  const fees = shippingSum && `${amountOf(shippingSum.fee)} × ${formatNumber(shippingSum.products)}`
  return [
    row((messages) => messages.atListPrices, sums.beforeTiers),
    ...(sums.saving > ZERO ? [row((messages) => messages.saving, sums.saving, { minus: true })] : []),
    ...(bill.coupon_code === null
      ? []
      : [row((messages) => messages.coupon, sums.coupon, { minus: true, note: bill.coupon_code })]),
    row((messages) => messages.shipping, sums.shipping, { note: fees ?? '' }),
    ...(taxed ? taxRows(bill, view) : []),
    row((messages) => (taxed ? messages.total : messages.totalWithoutVat), sums.grand),
  ]
}

function taxRows(bill: Bill, { sums }: InvoiceView): SumRow[] {
  const note = formatPercent(bill.tax_percent)
  return [
    row((messages) => messages.withoutTax, sums.withoutTax),
    row((messages) => messages.tax, add(sums.tax, sums.shippingTax), { note }),
    ...(sums.shippingTax > ZERO
      ? [row((messages) => messages.shippingTax, sums.shippingTax, { isPart: true })]
      : []),
  ]
}

function row(
  of: (messages: InvoiceMessages) => string,
  sum: Halalas,
  { minus = false, note = '', isPart = false } = {},
): SumRow {
  return { label: bilingual(of), note, amount: `${minus ? '−' : ''}${amountOf(sum)}`, isPart }
}

function amountOf(sum: Halalas): string {
  return formatAmount(toSar(sum))
}
