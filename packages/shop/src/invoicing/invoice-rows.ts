import { toSar } from '@zayy/domain/money'
import type { InvoiceLine, InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import { type Bilingual, bilingual } from './bilingual.ts'

/** The colours of a line, each with its sizes and their pieces. */
type ChosenColour = { names: Bilingual; sizes: string[] }

/** @property figures under the headings after the item's */
export type InvoiceRow = { names: Bilingual; figures: string[]; colours: ChosenColour[] }

/** What the columns after the item are called: those of the VAT on a tax invoice alone. */
export function figureHeadings({ taxInvoice }: InvoiceView): Bilingual[] {
  const plain = [
    bilingual(({ quantity }) => quantity),
    bilingual(({ listPrice }) => listPrice),
    bilingual(({ tierPrice }) => tierPrice),
    bilingual(({ net }) => net),
  ]
  return taxInvoice ? [...plain, bilingual(({ vat }) => vat), bilingual(({ gross }) => gross)] : plain
}

/** The lines of the invoice. @param taxPercent such as 15 */
export function invoiceRows({ lines, taxInvoice }: InvoiceView, taxPercent: number): InvoiceRow[] {
  return lines.map((line) => ({
    names: line.names,
    figures: [
      formatNumber(line.quantity),
      formatAmount(toSar(line.listPrice)),
      formatAmount(toSar(line.unitPrice)),
      formatAmount(toSar(line.amount)),
      ...(taxInvoice ? [formatPercent(taxPercent), formatAmount(toSar(line.gross))] : []),
    ],
    colours: line.colours.map(chosenColour),
  }))
}

function chosenColour({ names, sizes }: InvoiceLine['colours'][number]): ChosenColour {
  return { names, sizes: sizes.map(({ name, quantity }) => `${sizeLabel(name, 'ar')} × ${quantity}`) }
}
