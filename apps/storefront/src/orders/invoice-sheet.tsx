import type { Bill } from '@zayy/contract/types'
import { deliveryStart } from '@zayy/domain/checkout/delivery-dates'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatDate } from '@zayy/i18n/dates'
import { formatPercent } from '@zayy/i18n/numbers'
import { Fragment } from 'react'
import { standingMessages } from '../order-standing/standing-text.tsx'
import { InvoiceLines, InvoiceTotals } from './invoice-lines.tsx'
import { BilingualLabel, BilingualText, InvoiceParties, QrCode, TransferBlock } from './invoice-parts.tsx'
import { deliveryMessages, type OrderMessages, orderMessages } from './order-messages.ts'
import invoiceLogo from './invoice-logo.module.css'
import styles from './invoice-sheet.module.css'

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
      <header>
        <div className={styles.title}>
          <h2>{title(ar)}</h2>
          <p lang="en" dir="ltr">
            {title(en)}
          </p>
        </div>
        {logo === '' ? null : (
          <img className={invoiceLogo.logo} src={logo} alt={view.seller.names.ar} width="342" height="312" />
        )}
      </header>
      <div className={styles.facts}>
        <dl>
          {bill.invoice_number === null ? null : (
            <>
              <dt>
                <BilingualLabel of={(messages) => messages.number} />
              </dt>
              <dd>
                <bdi dir="ltr">{bill.invoice_number}</bdi>
              </dd>
            </>
          )}
          <dt>
            <BilingualLabel of={(messages) => messages.code} />
          </dt>
          <dd>
            <bdi dir="ltr">{bill.code}</bdi>
          </dd>
          {view.details.map(({ label, text }) => (
            <Fragment key={label}>
              <dt>
                <BilingualLabel of={(messages) => messages[label]} />
              </dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </Fragment>
          ))}
          <dt>
            <BilingualLabel
              of={(messages) => (view.kind === 'proForma' ? messages.ordered : messages.issued)}
            />
          </dt>
          <dd>
            {formatDate(bill.invoiced_at ?? bill.created_at, 'ar')} · <bdi dir="ltr">{view.issued}</bdi>
          </dd>
          <dt>
            <BilingualLabel of={(messages) => messages.payment} />
          </dt>
          <dd>
            <BilingualText
              of={(messages) => (bill.payment_method === 0 ? messages.methods.bank : messages.methods.card)}
            />
            {' · '}
            <BilingualText of={(messages) => messages.paymentStatus[view.payment]} />
            <StandingLabel view={view} />
          </dd>
          {view.isDelivered ? (
            <>
              <dt>
                <BilingualLabel of={(messages) => messages.delivery} />
              </dt>
              <dd>
                {deliveryMessages.ar.time[start](bill.delivery_days)}
                <br />
                <bdi lang="en" dir="ltr">
                  {deliveryMessages.en.time[start](bill.delivery_days)}
                </bdi>
              </dd>
            </>
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
