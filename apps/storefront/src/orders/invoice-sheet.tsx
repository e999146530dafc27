import type { Bill } from '@zayy/contract/types'
import { deliveryStart } from '@zayy/domain/checkout/delivery-dates'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatDate } from '@zayy/i18n/dates'
import { formatPercent } from '@zayy/i18n/numbers'
import { Fragment } from 'react'
import { standingMessages } from '../order-standing/standing-text.tsx'
import { InvoiceLines, InvoiceTotals } from './invoice-lines.tsx'
import { BilingualText, Fact, InvoiceParties, QrCode, SheetHeader, TransferBlock } from './invoice-parts.tsx'
import styles from './invoice-sheet.module.css'
import { deliveryMessages, type OrderMessages, orderMessages } from './order-messages.ts'

/** Invoices with more lines use smaller type, so that ten lines fit on one page. */
const FEW_LINES = 3

/** @property logo '' without one */
export type InvoiceProps = { bill: Bill; view: InvoiceView; logo: string }

/** The invoice on A4, in Arabic with English labels. Simplified unless a company bought (docs/saudi-rules.md, "Invoice"). */
export function InvoiceSheet({ bill, view, logo }: InvoiceProps) {
  const { ar, en } = orderMessages
  const title = (messages: OrderMessages) => messages.kinds[view.kind]
  const start = deliveryStart(bill)
  return (
    <article
      className={view.lines.length > FEW_LINES ? `${styles.invoice} ${styles.dense}` : styles.invoice}
      dir="rtl"
      lang="ar"
      aria-label={title(ar)}
    >
      <SheetHeader of={title} view={view} logo={logo} />
      <div className={styles.facts}>
        <dl>
          {bill.invoice_number === null ? null : (
            <Fact of={(messages) => messages.number}>
              <bdi dir="ltr">{bill.invoice_number}</bdi>
            </Fact>
          )}
          <Fact of={(messages) => messages.code}>
            <bdi dir="ltr">{bill.code}</bdi>
          </Fact>
          {view.details.map(({ label, texts }) => (
            <Fact key={label} of={(messages) => messages[label]}>
              {texts.map((text, index) => (
                <Fragment key={text}>
                  {index === 0 ? null : <br />}
                  <bdi>{text}</bdi>
                </Fragment>
              ))}
            </Fact>
          ))}
          <Fact of={(messages) => (view.kind === 'proForma' ? messages.ordered : messages.issued)}>
            {formatDate(bill.invoiced_at ?? bill.created_at, 'ar')} · <bdi dir="ltr">{view.issued}</bdi>
          </Fact>
          <Fact of={(messages) => messages.payment}>
            <BilingualText
              of={(messages) => (bill.payment_method === 0 ? messages.methods.bank : messages.methods.card)}
            />
            {' · '}
            <BilingualText of={(messages) => messages.paymentStatus[view.payment]} />
            <StandingLabel view={view} />
          </Fact>
          {view.isDelivered ? (
            <Fact of={(messages) => messages.delivery}>
              {deliveryMessages.ar.time[start](bill.delivery_days)}
              <br />
              <bdi lang="en" dir="ltr">
                {deliveryMessages.en.time[start](bill.delivery_days)}
              </bdi>
            </Fact>
          ) : null}
        </dl>
        {bill.qr ? <QrCode text={bill.qr} label={ar.qr} /> : null}
      </div>
      <InvoiceParties bill={bill} view={view} />
      <InvoiceLines view={view} tax={formatPercent(bill.tax_percent)} />
      <div className={styles.end}>
        <div>
          {view.awaitsTransfer && bill.bank_account ? <TransferBlock bank={bill.bank_account} /> : null}
        </div>
        <InvoiceTotals bill={bill} view={view} />
      </div>
      <footer>
        <p>
          {view.note ? `${ar[view.note]} ` : ''}
          {ar.currency} {view.taxed && view.sums.taxIncluded ? `${ar.pricesIncludeTax} ` : ''}
          {bill.return_days === null ? '' : ar.returns(bill.return_days)}
        </p>
        <p lang="en" dir="ltr">
          {view.note ? `${en[view.note]} ` : ''}
          {en.currency} {view.taxed && view.sums.taxIncluded ? `${en.pricesIncludeTax} ` : ''}
          {bill.return_days === null ? '' : en.returns(bill.return_days)}
        </p>
      </footer>
    </article>
  )
}

/** The order's standing, unless the payment status already says it. */
function StandingLabel({ view: { payment, standing } }: { view: InvoiceView }) {
  if (standing === null) return null
  const label = standingMessages.ar.labels[standing]
  if (label === orderMessages.ar.paymentStatus[payment]) return null
  return (
    <>
      {' · '}
      {label}{' '}
      <bdi lang="en" dir="ltr">
        {standingMessages.en.labels[standing]}
      </bdi>
    </>
  )
}
