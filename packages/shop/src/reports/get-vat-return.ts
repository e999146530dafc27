import { inSnapshot } from '@zayy/database/in-transaction'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { pick } from '@zayy/database/sql/pick'
import { fromDay, untilDay } from '@zayy/database/sql/riyadh-time'
import { wholeTax } from '@zayy/domain/checkout/whole-tax'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { invoiceDigits } from '@zayy/domain/orders/invoice-number'
import type { Days } from '@zayy/domain/orders/report-periods'
import { type VatDocument, type VatReturn, vatReturn } from '@zayy/domain/orders/vat-return'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

const TIMEOUT_MS = 60_000

/**
 * A tax invoice or credit note.
 * @property invoice the number of its invoice, of a credit note
 * @property company of a full tax invoice
 */
export type IssuedDocument = VatDocument & {
  number: string
  invoice: string | null
  day: string
  code: string
  buyer: string
  companyVat: string | null
}

/**
 * Returns the sales of a VAT return and the documents behind them, by their own dates in Riyadh: invoices by number, then
 * credit notes. Leaves out documents from a time without a VAT number, which are not tax invoices.
 */
export async function getVatReturn(
  database: Database,
  days: Days,
): Promise<{ sums: VatReturn; documents: IssuedDocument[] }> {
  const select = async (transaction: Transaction) => [
    ...(await selectInvoices(transaction, days)),
    ...(await selectNotes(transaction, days)),
  ]
  const documents = await inSnapshot(database, select, TIMEOUT_MS)
  return { sums: vatReturn(documents), documents }
}

/** When the tax invoice of an order was issued. */
const issuedAt = orders.invoicedAt

const columns = {
  ...pick(orders, 'invoiceNumber', 'code', 'buyerName', 'companyName', 'companyVat'),
  rate: orders.taxBasisPoints,
}

async function selectInvoices(transaction: Transaction, { from, to }: Days): Promise<IssuedDocument[]> {
  const rows = await transaction
    .select({ ...columns, issuedAt, total: orders.grandTotal, tax: orders.tax, shipping: orders.shipping })
    .from(orders)
    .where(
      and(
        isNotNull(orders.invoiceNumber),
        isNotNull(orders.sellerVatNumber),
        fromDay(issuedAt, from),
        untilDay(issuedAt, to),
      ),
    )
    .orderBy(asc(orders.invoiceNumber))
  return rows.flatMap(({ issuedAt: at, invoiceNumber, ...row }): IssuedDocument[] =>
    at === null || invoiceNumber === null
      ? []
      : [
          {
            ...presented(row, at),
            isCredit: false,
            number: invoiceDigits(invoiceNumber),
            invoice: null,
            total: row.total,
            tax: wholeTax({ ...row, taxBasisPoints: row.rate }),
          },
        ],
  )
}

async function selectNotes(transaction: Transaction, { from, to }: Days): Promise<IssuedDocument[]> {
  const { createdAt } = creditNotes
  const rows = await transaction
    .select({
      ...columns,
      createdAt,
      ...pick(creditNotes, 'number', 'total', 'tax'),
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(isNotNull(orders.sellerVatNumber), fromDay(createdAt, from), untilDay(createdAt, to)))
    .orderBy(asc(creditNotes.number))
  return rows.map((row) => ({
    ...presented(row, row.createdAt),
    isCredit: true,
    number: creditNoteNumber(row.number),
    invoice: row.invoiceNumber === null ? null : invoiceDigits(row.invoiceNumber),
    total: row.total,
    tax: row.tax,
  }))
}

type DocumentRow = Pick<typeof orders.$inferSelect, 'code' | 'buyerName' | 'companyName' | 'companyVat'> & {
  rate: VatDocument['rate']
}

function presented(row: DocumentRow, at: Date) {
  const { code, buyerName, companyName, companyVat, rate } = row
  return { day: riyadhDay(at.getTime()), code, buyer: companyName ?? buyerName, companyVat, rate }
}
