import type { Bill } from '@zayy/contract/types'
import { sizeName } from '@zayy/domain/catalog/size-name'
import { add, type Halalas, toSar, ZERO } from '@zayy/domain/money'
import type { InvoiceLine, InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import type { ReactNode } from 'react'
import { Price } from '../prices/price.tsx'
import invoiceLinesStyles from './invoice-lines.module.css'
import { Amount, BilingualLabel } from './invoice-parts.tsx'
import styles from './invoice-sheet.module.css'
import type { OrderMessages } from './order-messages.ts'

const headings = ['item', 'quantity', 'listPrice', 'tierPrice', 'net'] as const
const taxHeadings = ['vat', 'gross'] as const

/** Invoice lines with their pieces. CSS repeats the head on every page and never breaks a line across pages. */
export function InvoiceLines({ view, tax }: { view: InvoiceView; tax: string }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">#</th>
          {[...headings, ...(view.taxed ? taxHeadings : [])].map((name) => (
            <th scope="col" key={name}>
              <BilingualLabel of={(messages) => messages[name]} />
            </th>
          ))}
        </tr>
      </thead>
      {view.lines.map((line, index) => (
        <tbody key={line.id}>
          <tr>
            <td>{index + 1}</td>
            <td>
              <b>{line.names.ar}</b>{' '}
              <bdi lang="en" dir="ltr" className={styles.english}>
                {line.names.en}
              </bdi>
            </td>
            <td>{formatNumber(line.quantity)}</td>
            {[line.listPrice, line.unitPrice, line.amount].map((sum, column) => (
              <td key={headings[column + 2]}>
                <Amount sum={formatAmount(toSar(sum))} />
              </td>
            ))}
            {view.taxed ? (
              <>
                <td>
                  <bdi dir="ltr">{tax}</bdi>
                </td>
                <td>
                  <Amount sum={formatAmount(toSar(line.gross))} />
                </td>
              </>
            ) : null}
          </tr>
          <tr>
            <td />
            <td colSpan={view.taxed ? 7 : 5} className={styles.pieces}>
              <ChosenPieces colours={line.colours} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** Totals of the invoice; each follows from those above it, but for the part of the VAT that the delivery fee contains. */
export function InvoiceTotals({ bill, view }: { bill: Bill; view: InvoiceView }) {
  const { sums } = view
  return (
    <dl className={styles.totals}>
      <Row of={(messages) => messages.atListPrices} sum={sums.beforeTiers} />
      {sums.saving > ZERO ? <Row of={(messages) => messages.saving} sum={sums.saving} minus /> : null}
      {bill.coupon_code === null ? null : (
        <Row
          of={(messages) => messages.coupon}
          after={<bdi dir="ltr">{bill.coupon_code}</bdi>}
          sum={sums.coupon}
          minus
        />
      )}
      <Row
        of={(messages) => messages.shipping}
        after={view.shippingSum === null ? undefined : <ShippingSum of={view.shippingSum} />}
        sum={sums.shipping}
      />
      {view.taxed ? (
        <>
          <Row of={(messages) => messages.withoutTax} sum={sums.withoutTax} />
          <Row
            of={(messages) => messages.tax}
            after={<bdi dir="ltr">{formatPercent(bill.tax_percent)}</bdi>}
            sum={add(sums.tax, sums.shippingTax)}
            {...(sums.shippingTax > ZERO ? { className: styles.whole } : {})}
          />
          {sums.shippingTax > ZERO ? (
            <Row of={(messages) => messages.shippingTax} sum={sums.shippingTax} className={styles.part} />
          ) : null}
        </>
      ) : null}
      <dt className={styles.grandTotal}>
        <BilingualLabel of={(messages) => (view.taxed ? messages.total : messages.totalWithoutVat)} />
      </dt>
      <dd className={styles.grandTotal}>
        <Price amount={sums.grand} />
      </dd>
    </dl>
  )
}

/** «20.00 × 3» */
function ShippingSum({ of: { fee, products } }: { of: NonNullable<InvoiceView['shippingSum']> }) {
  return (
    <bdi dir="ltr">
      {formatAmount(toSar(fee))} × {formatNumber(products)}
    </bdi>
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
  sum: Halalas
  minus?: boolean
  className?: string | undefined
}) {
  return (
    <>
      <dt className={className}>
        <BilingualLabel of={of} {...(after === undefined ? {} : { after })} />
      </dt>
      <dd className={className}>
        <Amount sum={formatAmount(toSar(sum))} {...(minus ? { minus } : {})} />
      </dd>
    </>
  )
}

/** Colours of an invoice line in both languages, with pieces per size. */
export function ChosenPieces({ colours }: Pick<InvoiceLine, 'colours'>) {
  return colours.map((colour) => (
    <span className={invoiceLinesStyles.colour} key={colour.id}>
      {colour.names.ar} <span lang="en">{colour.names.en}</span>:{' '}
      {colour.sizes.map(({ name, quantity }, index) => (
        <span key={name}>
          {index > 0 ? '، ' : null}
          <bdi>
            {sizeLabel(sizeName(name, 'ar'), 'ar')}&nbsp;×&nbsp;{formatNumber(quantity)}
          </bdi>
        </span>
      ))}
    </span>
  ))
}
