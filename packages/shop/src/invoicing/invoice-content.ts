import type { Bill } from '@zayy/contract/types'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import { formatIban } from '@zayy/i18n/iban'
import { type Bilingual, bilingual, type Written, written } from './bilingual.ts'
import { calendarDay } from './calendar-day.ts'
import { type InvoiceFact, invoiceFacts } from './invoice-facts.ts'
import { buyerParty, type Party, sellerParty } from './invoice-parties.ts'
import { figureHeadings, type InvoiceRow, invoiceRows } from './invoice-rows.ts'
import { invoiceSumRows, type SumRow } from './invoice-sums.ts'
import { type QrImage, qrImage } from './qr-image.ts'

/**
 * Everything that stands on an invoice, as text: the template (invoice.typ) only arranges it. A credit note has no rows.
 */
export type InvoiceContent = {
  title: Bilingual
  /** Number of the invoice and code of the order, at the foot of each page. */
  mark: string
  /** What the file says of itself: the shop, and the day of issue as year, month and day. */
  author: string
  issued: { year: number; month: number; day: number }
  facts: InvoiceFact[]
  /** An SVG; null where the seller has no VAT number. */
  qr: QrImage | null
  parties: Party[]
  item: Bilingual
  figureHeadings: Bilingual[]
  rows: InvoiceRow[]
  sums: SumRow[]
  /** Where an unpaid bank transfer goes to. */
  transfer: { title: Bilingual; lines: Written[]; reference: Bilingual } | null
  closing: Bilingual
}

/**
 * The content of a bill's invoice: Arabic and English, whatever the bill's language.
 * @throws RangeError where what was charged does not add up
 */
export function invoiceContent(bill: Bill): InvoiceContent {
  const view = invoiceView(bill)
  return {
    title: bilingual(({ kinds }) => kinds[view.kind]),
    mark: `${bill.invoice_number} · ${bill.code}`,
    author: view.seller.names.ar,
    issued: calendarDay(view.issued),
    facts: invoiceFacts(bill, view),
    qr: view.taxInvoice ? qrImage(bill.qr, bilingual(({ qr }) => qr).ar) : null,
    parties: [sellerParty(bill, view), buyerParty(bill, view)],
    item: bilingual(({ item }) => item),
    figureHeadings: figureHeadings(view),
    rows: invoiceRows(view, bill.tax_percent),
    sums: invoiceSumRows(bill, view),
    transfer: view.awaitsTransfer ? transfer(bill) : null,
    closing: bilingual(({ currency, pricesIncludeTax, returns }) =>
      [
        currency,
        ...(view.taxInvoice && view.sums.taxIncluded ? [pricesIncludeTax] : []),
        ...(bill.return_days === null ? [] : [returns(bill.return_days)]),
      ].join(' '),
    ),
  }
}

function transfer({ bank_account: account }: Bill): InvoiceContent['transfer'] {
  return (
    account && {
      title: bilingual(({ bank }) => bank),
      lines: [account.bank, account.holder, formatIban(account.iban)].map(written),
      reference: bilingual(({ reference }) => reference),
    }
  )
}
