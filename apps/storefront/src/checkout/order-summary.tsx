import type { CartItem } from '@zayy/domain/cart/cart'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { taxWithinShipping } from '@zayy/domain/checkout/whole-tax'
import { add, fromPercent, fromSar, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { Image } from '@zayy/ui/image'
import type { ReactNode } from 'react'
import type { AppliedCoupon, TaxRule } from '../cart-state/cart-totals.ts'
import type { City } from '../delivery/places.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../prices/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import summaryBox from '../page/summary-box.module.css'
import styles from './order-summary.module.css'

export type SummaryProps = {
  items: readonly CartItem[]
  totals: OrderTotals
  coupon: AppliedCoupon | null
  city: City | undefined
  /** The city whose fee is shown until the buyer chooses one. */
  assumedCity: City | null
  tax: TaxRule
  /** False if the totals come from the server, which sends no prices of single products. */
  linePrices: boolean
}

export function OrderSummary({ items, totals, coupon, city, assumedCity, tax, linePrices }: SummaryProps) {
  const messages = useCheckoutMessages()
  const cart = useMessages('cart')
  const shippedTo = city ?? assumedCity
  const shippingTax = taxWithinShipping(totals.shipping, fromPercent(tax.percent))
  return (
    <div className={summaryBox.box}>
      <h2>{messages.summary}</h2>
      <ul className={styles.lines}>
        {items.map(({ product }, index) => {
          const line = totals.lines[index]
          return line ? (
            <li key={product.id}>
              <Image url={product.image} alt="" sizes="48px" widths={[200]} width={48} height={60} />
              <div>
                <b className={typography.medium}>{product.name}</b>
                <span className={typography.caption}>
                  {cart.pieces(line.quantity)}
                  {linePrices ? (
                    <>
                      {' × '}
                      <Price amount={line.unit} />
                    </>
                  ) : null}
                </span>
              </div>
              {linePrices ? (
                <span className={`${typography.number} ${typography.medium} ${typography.small}`}>
                  <Price amount={line.subtotal} />
                </span>
              ) : null}
            </li>
          ) : null
        })}
      </ul>
      <dl className={summaryBox.sums}>
        <dt>{cart.piecesLabel}</dt>
        <dd>{formatNumber(totals.pieces)}</dd>
        <Row name={messages.beforeTiers} sum={totals.beforeTiers} />
        {totals.saving > ZERO ? (
          <Row className={typography.highlight} name={messages.saved} sum={totals.saving} minus />
        ) : null}
        <Row name={messages.items} sum={totals.items} />
        {coupon ? (
          <Row
            name={
              <>
                {messages.couponLine} <bdi dir="ltr">{coupon.code}</bdi>
              </>
            }
            sum={totals.coupon}
            minus
          />
        ) : null}
        <Row
          name={
            <>
              {city
                ? messages.deliveryTo(city.name)
                : shippedTo
                  ? messages.deliveryToAssumedCity(shippedTo.name)
                  : messages.delivery}
              {shippedTo && linePrices ? (
                <small>
                  <Price amount={fromSar(shippedTo.shipping)} /> × {messages.productCount(items.length)}
                </small>
              ) : null}
              {!tax.included && shippingTax > ZERO ? (
                <small>
                  {messages.withTax} <Price amount={shippingTax} />
                </small>
              ) : null}
            </>
          }
          sum={totals.shipping}
        />
        {tax.percent > 0 ? (
          <Row
            name={
              <>
                {tax.included ? messages.taxWithin : messages.tax}{' '}
                <bdi dir="ltr">{formatPercent(tax.percent)}</bdi>
              </>
            }
            sum={tax.included ? add(totals.tax, shippingTax) : totals.tax}
          />
        ) : null}
      </dl>
      <dl className={`${summaryBox.sums} ${summaryBox.totalSums}`} aria-live="polite">
        <dt className={summaryBox.total}>{messages.total}</dt>
        <dd className={summaryBox.total}>
          <Price amount={totals.grand} />
        </dd>
      </dl>
    </div>
  )
}

function Row({
  name,
  sum,
  minus,
  className,
}: {
  name: ReactNode
  sum: Halalas
  minus?: boolean
  className?: string | undefined
}) {
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>
        <Price amount={minus ? subtract(ZERO, sum) : sum} />
      </dd>
    </>
  )
}

/** On phones: the collapsed summary at the top, with the total. */
export function CollapsibleSummary({ total, children }: { total: Halalas | null; children: ReactNode }) {
  const messages = useCheckoutMessages()
  return (
    <details className={`${visibility.onPhones} ${styles.summary}`}>
      <summary>
        <Icon name="tote-simple" />
        {messages.summary}
        <Icon name="caret-down" size="s" />
        <b>{total === null ? null : <Price amount={total} />}</b>
      </summary>
      {children}
    </details>
  )
}
