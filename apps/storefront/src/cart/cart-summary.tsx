import type { CartItem } from '@zayy/domain/cart/cart'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { fromSar, subtract, zero } from '@zayy/domain/money'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import { DeliveryCity } from '../delivery/delivery-city.tsx'
import { useDeliveryPromise } from '../delivery/use-delivery-promise.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import summaryBox from '../layout/summary-box.module.css'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useCartPageMessages } from './cart-page-messages.ts'
import styles from './cart-summary.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { useCartTotals } from './use-cart-totals.ts'

type CartSummaryProps = {
  /** The lines that are still sold: what is summed up. */
  sold: readonly CartItem[]
  all: readonly CartItem[]
  today: string
}

/** The summary: pieces, saving, items, delivery with its multiplication, tax and total. */
export function CartSummary({ sold, all, today }: CartSummaryProps) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  const { defaultCity, taxPercent, taxIncluded } = useShopSettings()
  const totals = useCartTotals(sold)
  const percent = <bdi dir="ltr">{formatPercent(taxPercent)}</bdi>
  return (
    <div className={`${summaryBox.box} ${styles.summary}`}>
      <h2>{page.summary}</h2>
      <dl className={summaryBox.sums}>
        <dt>{messages.piecesLabel}</dt>
        <dd>{formatNumber(totals.pieces)}</dd>
        <dt>{page.beforeTiers}</dt>
        <dd>
          <Price amount={totals.beforeTiers} />
        </dd>
        {totals.saving > zero ? (
          <>
            <dt className={typography.highlight}>{page.savedByQuantity}</dt>
            <dd className={typography.highlight}>
              <Price amount={subtract(zero, totals.saving)} />
            </dd>
          </>
        ) : null}
        <dt>{page.items}</dt>
        <dd>
          <Price amount={totals.items} />
        </dd>
        {defaultCity ? (
          <>
            <dt>
              <Trans
                text={page.shippingTo}
                parts={{ city: <DeliveryCity>{defaultCity.name}</DeliveryCity> }}
              />
              <small>
                <Trans
                  text={page.shippingSum(totals.lines.length)}
                  parts={{ fee: <Price amount={fromSar(defaultCity.shipping)} /> }}
                />
              </small>
            </dt>
            <dd>
              <Price amount={totals.shipping} />
            </dd>
          </>
        ) : (
          <>
            <dt>{page.shipping}</dt>
            <dd className={typography.note}>{page.shippingLater}</dd>
          </>
        )}
        {taxPercent > 0 ? (
          <>
            <dt>
              <Trans text={taxIncluded ? page.vatWithin : page.vat} parts={{ percent }} />
            </dt>
            <dd>
              <Price amount={totals.tax} />
            </dd>
          </>
        ) : null}
      </dl>
      <dl className={`${summaryBox.sums} ${summaryBox.totalSums}`}>
        <dt className={summaryBox.total}>{page.total}</dt>
        <dd className={summaryBox.total}>
          <Price amount={totals.grand} />
        </dd>
      </dl>
      <CheckoutLink
        items={all}
        sold={sold}
        className={`${button.primary} ${button.large} ${button.fullWidth} ${styles.checkout}`}
      >
        {page.checkout}
      </CheckoutLink>
      <ShopLink to="/shop" className={`${button.quiet} ${button.fullWidth} ${styles.keepShopping}`}>
        {page.keepShopping}
      </ShopLink>
      <p className={`${typography.caption} ${styles.note}`}>
        {page.couponsLater}{' '}
        {defaultCity ? <DeliveryDays days={defaultCity.delivery_days} today={today} /> : null}
      </p>
    </div>
  )
}

function DeliveryDays({ days, today }: { days: BusinessDays; today: string }) {
  return useDeliveryPromise(days, 'card', today)
}
