import { Link } from '@tanstack/react-router'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { subtract, ZERO } from '@zayy/domain/money'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import type { MouseEvent, ReactNode } from 'react'
import { cartTotals } from '../cart-state/cart-totals.ts'
import { DeliveryCity } from '../delivery/delivery-facts.tsx'
import { FeeSum } from '../delivery/fee-sum.tsx'
import { useDeliveryFee, useDeliveryPromise } from '../delivery/use-delivery.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { BottomBar } from '../page/bottom-bar.tsx'
import summaryBox from '../page/summary-box.module.css'
import summaryTotal from '../page/summary-total.module.css'
import { Price } from '../prices/price.tsx'
import { quantityIssueMessage } from '../prices/quantity-issue.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { TOO_LARGE_ID } from './cart-line-notices.tsx'
import { useCartPageMessages } from './cart-messages.ts'
import styles from './cart-page.module.css'

type CartSummaryProps = {
  /** The lines that are still sold and count in the totals. */
  sold: readonly CartItem[]
  all: readonly CartItem[]
  today: string
}

export function CartSummary({ sold, all, today }: CartSummaryProps) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  const { defaultCity, taxPercent, taxIncluded } = useShopSettings()
  const totals = useCartTotals(sold)
  const percent = <bdi dir="ltr">{formatPercent(taxPercent)}</bdi>
  return (
    <div className={`${summaryBox.box} ${styles.totals}`}>
      <h2>{page.summary}</h2>
      <dl className={summaryBox.sums}>
        <dt>{messages.piecesLabel}</dt>
        <dd>{formatNumber(totals.pieces)}</dd>
        <dt>{page.beforeTiers}</dt>
        <dd>
          <Price amount={totals.beforeTiers} />
        </dd>
        {totals.saving > ZERO ? (
          <>
            <dt className={typography.highlight}>{page.savedByQuantity}</dt>
            <dd className={typography.highlight}>
              <Price amount={subtract(ZERO, totals.saving)} />
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
              <FeeSum city={defaultCity} products={totals.lines.length} shipping={totals.shipping} />
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
      <dl className={summaryTotal.total}>
        <dt>{page.total}</dt>
        <dd>
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

/** Keeps the total and the checkout link at the bottom of a phone's screen. */
export function CartBuyBar({ sold, all }: { sold: readonly CartItem[]; all: readonly CartItem[] }) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  const { pieces, grand } = useCartTotals(sold)
  const { taxPercent } = useShopSettings()
  if (all.length === 0) return null
  return (
    <BottomBar
      line={
        <>
          <span>{messages.pieces(pieces)}</span>
          <span className={typography.soft}>{taxPercent > 0 ? page.withTaxAndDelivery : page.total}</span>
        </>
      }
    >
      <CheckoutLink
        items={all}
        sold={sold}
        className={`${button.primary} ${button.fullWidth} ${button.tall}`}
      >
        {page.checkout} · <Price amount={grand} />
      </CheckoutLink>
    </BottomBar>
  )
}

type CheckoutLinkProps = {
  items: readonly CartItem[]
  sold: readonly CartItem[]
  className: string | undefined
  children: ReactNode
}

/** The link to the checkout. If a line cannot be ordered, it shows a toast and scrolls to the line instead. */
function CheckoutLink({ items, sold, className, children }: CheckoutLinkProps) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  const stop = (event: MouseEvent) => {
    if (isTooLargeToOrder(items.map(({ selectedProduct }) => selectedProduct))) {
      event.preventDefault()
      document.getElementById(TOO_LARGE_ID)?.scrollIntoView({ block: 'center' })
      void toast(page.tooLarge, 'error', 'selection')
      return
    }
    for (const item of items) {
      const { product, selectedProduct } = item
      const issue = sold.includes(item)
        ? quantityIssueMessage(tiersFromWire(product.pieces), pieceCount(selectedProduct.colors), messages)
        : page.unavailableDetail
      if (!issue) continue
      event.preventDefault()
      document.getElementById(`line-${product.id}`)?.scrollIntoView({ block: 'center' })
      void toast(page.issueIn(product.name, issue), 'error', 'selection')
      return
    }
  }
  return (
    <Link to="/checkout" className={className} onClick={stop}>
      {children}
    </Link>
  )
}

/** Returns the totals with the default city's delivery fee and without a coupon. */
function useCartTotals(items: readonly CartItem[]): OrderTotals {
  const { taxPercent, taxIncluded, defaultCity } = useShopSettings()
  return cartTotals(items, null, useDeliveryFee(defaultCity), { percent: taxPercent, included: taxIncluded })
}
