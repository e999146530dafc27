import type { CartItem } from '@zayy/domain/cart/cart'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { taxWithinShipping } from '@zayy/domain/checkout/whole-tax'
import { add, fromPercent, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import type { AppliedCoupon, TaxRule } from '../cart-state/cart-totals.ts'
import { FeeSum } from '../delivery/fee-sum.tsx'
import type { City } from '../delivery/places.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import summaryBox from '../page/summary-box.module.css'
import summaryTotal from '../page/summary-total.module.css'
import { Price } from '../prices/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
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
  couponField?: ReactNode
  button?: ReactNode
  /** Below the button. */
  children?: ReactNode
}

/** The order with its coupon, its total and the button. On phones total and button stay at the bottom of the screen. */
export function OrderSummary(props: SummaryProps) {
  const { items, totals, coupon, city, assumedCity, tax, linePrices } = props
  const messages = useCheckoutMessages()
  const cart = useBuyingMessages('cart')
  const shippedTo = city ?? assumedCity
  const shippingTax = taxWithinShipping(totals.shipping, fromPercent(tax.percent))
  return (
    <div className={`${summaryBox.box} ${styles.summary}`}>
      <ul className={styles.lines}>
        {items.map(({ product }, index) => {
          const line = totals.lines[index]
          return line ? (
            <li key={product.id}>
              <Thumb url={product.image} width={48} height={60} />
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
      {props.couponField}
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
                <FeeSum city={shippedTo} products={items.length} shipping={totals.shipping} />
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
      <div className={styles.place}>
        <dl className={`${summaryTotal.total} ${styles.total}`} aria-live="polite">
          <dt>{messages.total}</dt>
          <dd>
            <Price amount={totals.grand} />
          </dd>
        </dl>
        {props.button}
      </div>
      {props.children}
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
