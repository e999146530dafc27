import type { Bill } from '@zayy/contract/types'
import { type Halalas, toSar, zero } from '@zayy/domain/money'
import { formatAmount, formatPercent } from '@zayy/i18n/numbers'
import type { ReactNode } from 'react'
import { Price } from '../layout/price.tsx'
import { Amount, BilingualLabel } from './bilingual-label.tsx'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import type { OrderMessages } from './order-messages.ts'
import styles from './invoice-sheet.module.css'

/** The sums of the invoice, each following from the ones above it. */
export function InvoiceTotals({ bill, view }: { bill: Bill; view: InvoiceView }) {
  const { sums } = view
  return (
    <dl className={styles.totals}>
      <Row of={(messages) => messages.atListPrices} sum={sums.beforeTiers} />
      {sums.saving > zero ? <Row of={(messages) => messages.saving} sum={sums.saving} minus /> : null}
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
      {view.taxInvoice ? (
        <>
          <Row of={(messages) => messages.withoutTax} sum={sums.withoutTax} />
          <Row
            of={(messages) => messages.tax}
            after={
              <bdi dir="ltr">
                {formatPercent(bill.tax_percent)} × {formatAmount(toSar(view.taxable))}
              </bdi>
            }
            sum={sums.tax}
          />
          {sums.shippingTax > zero ? (
            <Row of={(messages) => messages.shippingTax} sum={sums.shippingTax} />
          ) : null}
        </>
      ) : null}
      <dt className={styles.grandTotal}>
        <BilingualLabel of={(messages) => (view.taxInvoice ? messages.total : messages.totalWithoutVat)} />
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
      {formatAmount(toSar(fee))} × {products}
    </bdi>
  )
}

function Row({
  of,
  after,
  sum,
  minus,
}: {
  of: (messages: OrderMessages) => string
  after?: ReactNode
  sum: Halalas
  minus?: boolean
}) {
  return (
    <>
      <dt>
        <BilingualLabel of={of} {...(after === undefined ? {} : { after })} />
      </dt>
      <dd>
        <Amount sum={formatAmount(toSar(sum))} {...(minus ? { minus } : {})} />
      </dd>
    </>
  )
}
