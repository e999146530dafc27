import { add, toSar, ZERO } from '@zayy/domain/money'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { Fragment, type ReactNode } from 'react'
import { standingMessages } from '../order-standing/standing-text.tsx'
import { Price } from '../prices/price.tsx'
import { ChosenPieces } from './invoice-lines.tsx'
import invoiceLogo from './invoice-logo.module.css'
import { Amount, QrCode, TransferBlock } from './invoice-parts.tsx'
import type { InvoiceProps } from './invoice-sheet.tsx'
import { type OrderMessages, orderMessages } from './order-messages.ts'
import styles from './receipt.module.css'

/** The invoice on an 80 mm roll. */
export function Receipt({ bill, view, logo }: InvoiceProps) {
  const { ar, en } = orderMessages
  const { sums, seller } = view
  const { company } = bill.buyer
  const total = (messages: OrderMessages) => (view.taxed ? messages.total : messages.totalWithoutVat)
  const title = (messages: OrderMessages) => messages.kinds[view.kind]
  return (
    <article className={styles.receipt} data-receipt dir="rtl" lang="ar" aria-label={title(ar)}>
      {logo === '' ? null : (
        <img
          className={`${invoiceLogo.logo} ${invoiceLogo.small}`}
          src={logo}
          alt={seller.names.ar}
          width="342"
          height="312"
        />
      )}
      <p>
        <b>{seller.names.ar}</b>
      </p>
      {seller.addresses.ar === null ? null : <p>{seller.addresses.ar}</p>}
      {bill.seller.vat_number === null ? null : (
        <p>
          {ar.vatNumber} <bdi dir="ltr">{bill.seller.vat_number}</bdi>
        </p>
      )}
      {bill.seller.cr_number === null ? null : (
        <p>
          {ar.crNumber} <bdi dir="ltr">{bill.seller.cr_number}</bdi>
        </p>
      )}
      <h2>
        {title(ar)}
        <br />
        <span lang="en">{title(en)}</span>
      </h2>
      <dl>
        {bill.invoice_number === null ? null : (
          <>
            <dt>{ar.number}</dt>
            <dd>
              <bdi dir="ltr">{bill.invoice_number}</bdi>
            </dd>
          </>
        )}
        <dt>{ar.code}</dt>
        <dd>
          <bdi dir="ltr">{bill.code}</bdi>
        </dd>
        <dt>{view.kind === 'proForma' ? ar.ordered : ar.issued}</dt>
        <dd>
          <bdi dir="ltr">{view.issued}</bdi>
        </dd>
        {view.details.map(({ label, texts }) => (
          <Fragment key={label}>
            <dt>{ar[label]}</dt>
            <dd>
              <bdi>{texts[0]}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{ar.buyer}</dt>
        <dd>
          {company === null ? null : (
            <>
              <bdi>{company.name}</bdi>
              <br />
            </>
          )}
          <bdi>{bill.buyer.name}</bdi>
        </dd>
        {company === null || !view.taxed ? null : (
          <>
            <dt>{ar.buyerVatNumber}</dt>
            <dd>
              <bdi dir="ltr">{company.vat_number}</bdi>
            </dd>
          </>
        )}
        <dt>{ar.delivery}</dt>
        <dd>
          <bdi>{view.buyer.addresses.ar}</bdi>
        </dd>
      </dl>
      <hr />
      {view.lines.map((line) => (
        <div className={styles.line} key={line.id}>
          <b>{line.names.ar}</b>
          <span lang="en" dir="ltr">
            {line.names.en}
          </span>
          <ChosenPieces colours={line.colours} />
          <span className={styles.amounts}>
            <bdi dir="ltr">
              {formatNumber(line.quantity)} × {formatAmount(toSar(line.unitPrice))}
            </bdi>
            <b>
              <Amount sum={formatAmount(toSar(line.amount))} />
            </b>
          </span>
          {view.taxed ? (
            <span className={`${styles.amounts} ${styles.gross}`}>
              <span>
                {ar.gross} <bdi dir="ltr">{formatPercent(bill.tax_percent)}</bdi>
              </span>
              <Amount sum={formatAmount(toSar(line.gross))} />
            </span>
          ) : null}
        </div>
      ))}
      <hr />
      <dl>
        {sums.saving > ZERO ? (
          <>
            <Row of={(messages) => messages.atListPrices} sum={formatAmount(toSar(sums.beforeTiers))} />
            <Row of={(messages) => messages.saving} sum={formatAmount(toSar(sums.saving))} minus />
          </>
        ) : null}
        <Row of={(messages) => messages.items} sum={formatAmount(toSar(sums.items))} />
        {bill.coupon_code === null ? null : (
          <Row of={(messages) => messages.coupon} sum={formatAmount(toSar(sums.coupon))} minus />
        )}
        <Row of={(messages) => messages.shipping} sum={formatAmount(toSar(sums.shipping))} />
        {view.taxed ? (
          <>
            <Row of={(messages) => messages.withoutTax} sum={formatAmount(toSar(sums.withoutTax))} />
            <Row
              of={(messages) => messages.tax}
              after={<bdi dir="ltr">{formatPercent(bill.tax_percent)}</bdi>}
              sum={formatAmount(toSar(add(sums.tax, sums.shippingTax)))}
            />
            {sums.shippingTax > ZERO ? (
              <Row
                of={(messages) => messages.shippingTax}
                sum={formatAmount(toSar(sums.shippingTax))}
                className={styles.part}
              />
            ) : null}
          </>
        ) : null}
        <dt className={styles.grandTotal}>
          {total(ar)} <span lang="en">{total(en)}</span>
        </dt>
        <dd className={styles.grandTotal}>
          <Price amount={sums.grand} />
        </dd>
      </dl>
      {view.awaitsTransfer && bill.bank_account ? (
        <div className={styles.payTo}>
          <hr />
          <TransferBlock bank={bill.bank_account} />
        </div>
      ) : null}
      {view.standing === null ? null : (
        <p>
          <b>
            {standingMessages.ar.labels[view.standing]}{' '}
            <bdi lang="en" dir="ltr">
              {standingMessages.en.labels[view.standing]}
            </bdi>
          </b>
        </p>
      )}
      {bill.qr ? <QrCode text={bill.qr} label={ar.qr} /> : null}
      {view.note ? <p>{ar[view.note]}</p> : null}
      {bill.return_days === null ? null : <p>{ar.returns(bill.return_days)}</p>}
    </article>
  )
}

function Row({
  of,
  after,
  sum,
  minus,
  className,
}: {
  of: (messages: OrderMessages) => string
  after?: ReactNode
  sum: string
  minus?: boolean
  className?: string | undefined
}) {
  const { ar, en } = orderMessages
  return (
    <>
      <dt className={className}>
        {of(ar)} {after === undefined ? null : <>{after} </>}
        <bdi lang="en" dir="ltr">
          {of(en)}
        </bdi>
      </dt>
      <dd className={className}>
        <Amount sum={sum} {...(minus ? { minus } : {})} />
      </dd>
    </>
  )
}
