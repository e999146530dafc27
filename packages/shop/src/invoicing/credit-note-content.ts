import type { Bill } from '@zayy/contract/types'
import { fromSar, type Sar, toSar } from '@zayy/domain/money'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatDate } from '@zayy/i18n/dates'
import { formatAmount } from '@zayy/i18n/numbers'
import { bilingual, type InvoiceMessages, type Written, written } from './bilingual.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { calendarDay, type InvoiceFact } from './invoice-facts.ts'
import { buyerParty, sellerParty } from './invoice-parties.ts'
import type { SumRow } from './invoice-rows.ts'
import { qrImage } from './qr-image.ts'

type CreditNote = Bill['credit_notes'][number]

/**
 * Returns the content of a credit note in Arabic and English: number, date, invoice, reason, and the refund
 * with its tax (docs/saudi-rules.md, "Refunds").
 * @throws RangeError if the sums of the invoice do not add up
 */
export function creditNoteContent(bill: Bill, note: CreditNote): InvoiceContent {
  const view = invoiceView(bill)
  const minute = riyadhMinute(Date.parse(note.created_at))
  return {
    title: bilingual(({ creditNote }) => creditNote),
    mark: `${note.number} · ${bill.code}`,
    author: view.seller.names.ar,
    issued: calendarDay(minute),
    facts: [
      fact(({ creditNoteNumber }) => creditNoteNumber, [code(note.number)]),
      fact(({ creditNoteFor }) => creditNoteFor, [code(bill.invoice_number ?? '')]),
      fact((messages) => messages.code, [code(bill.code)]),
      fact(({ issued }) => issued, [written(formatDate(note.created_at, 'ar')), code(minute)]),
      fact(({ refundReason }) => refundReason, [written(note.reason)]),
    ],
    qr: note.qr === '' ? null : qrImage(note.qr, bilingual(({ creditNoteQr }) => creditNoteQr).ar),
    parties: [sellerParty(bill, view), buyerParty(bill, view)],
    item: bilingual(({ item }) => item),
    figureHeadings: [],
    rows: [],
    sums: view.taxed
      ? [sum(({ refundedTax }) => refundedTax, note.tax), sum(({ creditTotal }) => creditTotal, note.total)]
      : [sum(({ credit }) => credit, note.total)],
    transfer: null,
    closing: bilingual(({ currency }) => currency),
  }
}

function fact(of: (messages: InvoiceMessages) => string, line: Written[]): InvoiceFact {
  return { label: bilingual(of), lines: [line] }
}

function code(text: string): Written {
  return { text, dir: 'ltr' }
}

function sum(of: (messages: InvoiceMessages) => string, amount: Sar): SumRow {
  return { label: bilingual(of), note: '', amount: formatAmount(toSar(fromSar(amount))), isPart: false }
}
