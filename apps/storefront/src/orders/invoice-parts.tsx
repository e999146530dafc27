import type { Bill } from '@zayy/contract/types'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatIban } from '@zayy/i18n/iban'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import invoiceLogo from './invoice-logo.module.css'
import styles from './invoice-parts.module.css'
import invoiceSheetStyles from './invoice-sheet.module.css'
import { type OrderMessages, orderMessages } from './order-messages.ts'

/** A label with Arabic at the start and English at the end. @param after follows the Arabic part */
export function BilingualLabel({
  of,
  after,
}: {
  of: (messages: OrderMessages) => string
  after?: ReactNode
}) {
  return (
    <span className={styles.bilingualLabel}>
      <span lang="ar" dir="rtl">
        {of(orderMessages.ar)}
        {after === undefined ? null : <> {after}</>}
      </span>
      <span lang="en" dir="ltr">
        {of(orderMessages.en)}
      </span>
    </span>
  )
}

/** Both languages in one line: «تحويل بنكي · Bank transfer». */
export function BilingualText({ of }: { of: (messages: OrderMessages) => string }) {
  return (
    <>
      {of(orderMessages.ar)} ·{' '}
      <bdi lang="en" dir="ltr">
        {of(orderMessages.en)}
      </bdi>
    </>
  )
}

/** A label with its value. */
export function Fact({ of, children }: { of: (messages: OrderMessages) => string; children: ReactNode }) {
  return (
    <>
      <dt>
        <BilingualLabel of={of} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}

type SheetHeaderProps = { of: (messages: OrderMessages) => string; view: InvoiceView; logo: string }

/** The title of an A4 sheet in both languages, and the seller's logo. */
export function SheetHeader({ of, view, logo }: SheetHeaderProps) {
  return (
    <header>
      <div className={invoiceSheetStyles.title}>
        <h2>{of(orderMessages.ar)}</h2>
        <p lang="en" dir="ltr">
          {of(orderMessages.en)}
        </p>
      </div>
      {logo === '' ? null : (
        <img className={invoiceLogo.logo} src={logo} alt={view.seller.names.ar} width="342" height="312" />
      )}
    </header>
  )
}

/** An amount with 2 decimals, without currency sign. */
export function Amount({ sum, minus }: { sum: string; minus?: boolean }) {
  return (
    <bdi dir="ltr" className={typography.number}>
      {minus ? '−' : null}
      {sum}
    </bdi>
  )
}

/** Bank account for an unpaid transfer. */
export function TransferBlock({ bank }: { bank: NonNullable<Bill['bank_account']> }) {
  const { ar, en } = orderMessages
  return (
    <>
      <h3>
        <BilingualLabel of={(messages) => messages.bank} />
      </h3>
      <p>
        <bdi>{bank.bank}</bdi>
      </p>
      <p>
        <bdi>{bank.holder}</bdi>
      </p>
      <p className={typography.number}>
        <bdi dir="ltr">{formatIban(bank.iban)}</bdi>
      </p>
      <p>
        {ar.reference}
        <br />
        <bdi lang="en" dir="ltr">
          {en.reference}
        </bdi>
      </p>
    </>
  )
}

/** Quiet zone of the QR standard, in modules. */
const QR_BORDER = 4

/** A QR code as one path, never mirrored. CSS sets its size, at least 30 mm (docs/saudi-rules.md, "Invoice"). */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QR_BORDER })
  const path = data.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

export function InvoiceParties({ bill: { seller, buyer }, view }: { bill: Bill; view: InvoiceView }) {
  const { names, addresses } = view.seller
  const buyerName = <bdi>{buyer.name}</bdi>
  return (
    <div className={invoiceSheetStyles.parties}>
      <section>
        <h3>
          <BilingualLabel of={(messages) => messages.seller} />
        </h3>
        <p>
          <b>{names.ar}</b>
          {names.en === names.ar ? null : (
            <>
              {' · '}
              <bdi lang="en" dir="ltr">
                {names.en}
              </bdi>
            </>
          )}
        </p>
        {addresses.ar === null ? null : <p>{addresses.ar}</p>}
        {seller.vat_number === null ? null : (
          <Registration of={(messages) => messages.vatNumber} number={seller.vat_number} />
        )}
        {seller.cr_number === null ? null : (
          <Registration of={(messages) => messages.crNumber} number={seller.cr_number} />
        )}
      </section>
      <section>
        <h3>
          <BilingualLabel of={(messages) => messages.buyer} />
        </h3>
        {buyer.company === null ? null : (
          <p>
            <b>
              <bdi>{buyer.company.name}</bdi>
            </b>
          </p>
        )}
        {buyer.company === null || !view.taxed ? null : (
          <Registration of={(messages) => messages.vatNumber} number={buyer.company.vat_number} />
        )}
        <p>{buyer.company === null ? <b>{buyerName}</b> : buyerName}</p>
        <p>
          <bdi>{view.buyer.addresses.ar}</bdi>
        </p>
        {buyer.address === view.buyer.addresses.ar ? null : (
          // Ten lines have to fit on one sheet.
          <p className={visibility.notInPrint}>
            <bdi>{buyer.address}</bdi>
          </p>
        )}
        {[buyer.phone, buyer.email].filter(Boolean).map((contact) => (
          <p key={contact}>
            <bdi dir="ltr">{contact}</bdi>
          </p>
        ))}
      </section>
    </div>
  )
}

function Registration({ of, number }: { of: (messages: OrderMessages) => string; number: string }) {
  return (
    <p>
      {of(orderMessages.ar)}{' '}
      <bdi lang="en" dir="ltr">
        {of(orderMessages.en)}
      </bdi>{' '}
      <bdi dir="ltr">{number}</bdi>
    </p>
  )
}
