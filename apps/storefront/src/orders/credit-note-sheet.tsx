import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatDate } from '@zayy/i18n/dates'
import { formatAmount } from '@zayy/i18n/numbers'
import { useLocale } from '../i18n/locale-context.tsx'
import { Price } from '../prices/price.tsx'
import { useClient } from '../router-context.ts'
import creditNoteSheetStyles from './credit-note-sheet.module.css'
import { DownloadButton } from './invoice-buttons.tsx'
import { Amount, BilingualLabel, Fact, InvoiceParties, QrCode, SheetHeader } from './invoice-parts.tsx'
import styles from './invoice-sheet.module.css'
import { type OrderMessages, orderMessages, useOrderMessages } from './order-messages.ts'

type CreditNoteProps = { note: Bill['credit_notes'][number]; bill: Bill; view: InvoiceView; logo: string }

/** A credit note on an A4 page after the invoice (docs/saudi-rules.md, "Refunds"). */
export function CreditNoteSheet({ note, bill, view, logo }: CreditNoteProps) {
  const { ar } = orderMessages
  const facts: [(messages: OrderMessages) => string, string | null][] = [
    [({ creditNoteNumber }) => creditNoteNumber, note.number],
    [({ creditNoteFor }) => creditNoteFor, bill.invoice_number],
    [({ code }) => code, bill.code],
  ]
  return (
    <article
      className={`${styles.invoice} ${styles.creditNote}`}
      dir="rtl"
      lang="ar"
      aria-label={ar.creditNote}
    >
      <SheetHeader of={({ creditNote }) => creditNote} view={view} logo={logo} />
      <div className={styles.facts}>
        <dl>
          {facts.map(([of, value]) => (
            <Fact key={value} of={of}>
              <bdi dir="ltr">{value}</bdi>
            </Fact>
          ))}
          <Fact of={({ issued }) => issued}>{formatDate(note.created_at, 'ar')}</Fact>
          <Fact of={({ refundReason }) => refundReason}>
            <bdi>{note.reason}</bdi>
          </Fact>
        </dl>
        {note.qr ? <QrCode text={note.qr} label={ar.creditNoteQr} /> : null}
      </div>
      <InvoiceParties bill={bill} view={view} />
      <div className={styles.end}>
        <div />
        <dl className={styles.totals}>
          {view.taxed ? (
            <>
              <dt>
                <BilingualLabel of={({ refundedTax }) => refundedTax} />
              </dt>
              <dd>
                <Amount sum={formatAmount(note.tax)} />
              </dd>
            </>
          ) : null}
          <dt className={styles.grandTotal}>
            <BilingualLabel of={(messages) => (view.taxed ? messages.creditTotal : messages.credit)} />
          </dt>
          <dd className={styles.grandTotal}>
            <Price amount={fromSar(note.total)} />
          </dd>
        </dl>
      </div>
    </article>
  )
}

/** Refunds of an order, or the cancellation of its unpaid invoice, with their credit notes as PDF. In print, the credit notes follow the invoice instead. */
export function CreditNoteList({ bill }: { bill: Bill }) {
  const client = useClient()
  const { token, credit_notes: notes, payment_status: payment } = bill
  const messages = useOrderMessages()
  const locale = useLocale()
  return (
    <section className={creditNoteSheetStyles.creditNotes} aria-labelledby="credit-notes">
      <h2 id="credit-notes">
        {payment === 'unpaid' || payment === 'failed' ? messages.creditNote : messages.creditNotes}
      </h2>
      <ul>
        {notes.map(({ number, created_at, total, reason, clearance }) => (
          <li key={number}>
            <bdi dir="ltr">{number}</bdi>
            <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
            <bdi className={creditNoteSheetStyles.reason}>{reason}</bdi>
            <strong>
              <Price amount={fromSar(total)} />
            </strong>
            {clearance === 'awaited' ? (
              <span>{messages.creditNoteUncleared}</span>
            ) : (
              <DownloadButton
                fetchFile={() => client.orders.creditNotePdf({ token, number })}
                label={messages.downloadCreditNote(number)}
              />
            )}
            {clearance === 'cleared' ? (
              <DownloadButton
                kind="xml"
                fetchFile={() => client.orders.creditNoteXml({ token, number })}
                label={messages.downloadCreditNoteXml(number)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
