import type { Bill } from '@zayy/contract/types'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import { formatIban } from '@zayy/i18n/iban'
import { type Bilingual, bilingual, type Written, written } from './bilingual.ts'
import { calendarDay, type InvoiceFact, invoiceFacts } from './invoice-facts.ts'
import { buyerParty, type Party, sellerParty } from './invoice-parties.ts'
import { figureHeadings, type InvoiceRow, invoiceRows, invoiceSumRows, type SumRow } from './invoice-rows.ts'
import { type QrImage, qrImage } from './qr-image.ts'

/** All texts of an invoice; the template (invoice.typ) only arranges them. A credit note has no rows. */
export type InvoiceContent = {
  title: Bilingual
  /** Number of the document and order code, at the foot of each page. */
  mark: string
  /** PDF metadata: the shop, and the date of issue. */
  author: string
  issued: { year: number; month: number; day: number }
  facts: InvoiceFact[]
  /** Null if the seller has no VAT number, and before the invoice is issued. */
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
 * Returns the content of an invoice in Arabic and English, whatever the language of the bill.
 * @throws RangeError if the sums do not add up
 */
export function invoiceContent(bill: Bill): InvoiceContent {
  const view = invoiceView(bill)
  return {
    title: bilingual(({ kinds }) => kinds[view.kind]),
    mark: [bill.invoice_number, bill.code].filter(Boolean).join(' · '),
    author: view.seller.names.ar,
    issued: calendarDay(view.issued),
    facts: invoiceFacts(bill, view),
    qr: bill.qr ? qrImage(bill.qr, bilingual(({ qr }) => qr).ar) : null,
    parties: [sellerParty(bill, view), buyerParty(bill, view)],
    item: bilingual(({ item }) => item),
    figureHeadings: figureHeadings(view),
    rows: invoiceRows(view, bill.tax_percent),
    sums: invoiceSumRows(bill, view),
    transfer: view.awaitsTransfer ? transfer(bill) : null,
    closing: bilingual((messages) =>
      [
        ...(view.note === null ? [] : [messages[view.note]]),
        messages.currency,
        ...(view.taxed && view.sums.taxIncluded ? [messages.pricesIncludeTax] : []),
        ...(bill.return_days === null ? [] : [messages.returns(bill.return_days)]),
      ].join(' '),
    ),
  }
}

/** Bank account for an unpaid transfer. */
function transfer({ bank_account: account }: Bill): InvoiceContent['transfer'] {
  return (
    account && {
      title: bilingual(({ bank }) => bank),
      lines: [account.bank, account.holder, formatIban(account.iban)].map(written),
      reference: bilingual(({ reference }) => reference),
    }
  )
}
