import type { CartItem } from '@zayy/domain/cart/cart'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { type Halalas, toSar } from '@zayy/domain/money'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { Picture } from '@zayy/ui/picture'
import type { ReactNode } from 'react'
import { Price } from '../layout/price.tsx'
import { useCheckoutWords } from './checkout-messages.ts'
import type { City } from './checkout-view.ts'
import type { AppliedCoupon, TaxRule } from './server-totals.ts'

export type SummaryProps = {
  items: readonly CartItem[]
  sums: OrderTotals
  coupon: AppliedCoupon | null
  city: City | undefined
  /** Whose fee is shown before a city is chosen. */
  guess: City | null
  tax: TaxRule
  /** False while the figures are the server's, which says nothing about single products. */
  linePrices: boolean
}

/** What is ordered and what it comes to, to the halala. */
export function OrderSummary({ items, sums, coupon, city, guess, tax, linePrices }: SummaryProps) {
  const words = useCheckoutWords()
  const shippedTo = city ?? guess
  return (
    <div className="sumbox">
      <h2>{words.summary}</h2>
      <ul className="minil">
        {items.map(({ product }, place) => {
          const line = sums.lines[place]
          return line ? (
            <li key={product.id}>
              <Picture url={product.image} alt="" sizes="48px" widths={[200]} width={48} height={60} />
              <div>
                <b className="m5">{product.name}</b>
                <span className="xs soft">
                  {words.pieceCount(line.quantity)}
                  {linePrices ? (
                    <>
                      {' × '}
                      <Price sar={toSar(line.unit)} />
                    </>
                  ) : null}
                </span>
              </div>
              {linePrices ? (
                <span className="tnum m5 sm">
                  <Price sar={toSar(line.subtotal)} />
                </span>
              ) : null}
            </li>
          ) : null
        })}
      </ul>
      <dl className="sl">
        <dt>{words.pieces}</dt>
        <dd>{formatNumber(sums.pieces)}</dd>
        <Row name={words.beforeTiers} sum={sums.beforeTiers} />
        {sums.saving > 0 ? <Row className="saff" name={words.saved} sum={sums.saving} minus /> : null}
        <Row name={words.items} sum={sums.items} />
        {coupon ? (
          <Row
            name={
              <>
                {words.couponLine} <bdi dir="ltr">{coupon.code}</bdi>
              </>
            }
            sum={sums.coupon}
            minus
          />
        ) : null}
        <Row
          name={
            <>
              {city
                ? words.deliveryTo(city.name)
                : shippedTo
                  ? words.deliveryGuess(shippedTo.name)
                  : words.delivery}
              {shippedTo && linePrices ? (
                <small>
                  <Price sar={shippedTo.shipping} /> × {words.productCount(items.length)}
                </small>
              ) : null}
            </>
          }
          sum={sums.shipping}
        />
        <Row
          name={
            <>
              {tax.included ? words.taxWithin : words.tax} <bdi dir="ltr">{formatPercent(tax.percent)}</bdi>
            </>
          }
          sum={sums.tax}
        />
      </dl>
      <dl className="sl ttl" aria-live="polite">
        <dt className="tt">{words.total}</dt>
        <dd className="tt">
          <Price sar={toSar(sums.grand)} />
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
  className?: string
}) {
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>
        <Price sar={minus ? -toSar(sum) : toSar(sum)} />
      </dd>
    </>
  )
}
