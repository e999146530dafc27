import type { CartItem } from '@zayy/domain/cart/cart'
import { tiersFromWire, unitPrice } from '@zayy/domain/catalog/price-tiers'
import type { LineSum } from '@zayy/domain/checkout/order-totals'
import button from '@zayy/ui/button.module.css'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../prices/price.tsx'
import priceHint from '../prices/price-hint.module.css'
import { useCartPageMessages } from './cart-messages.ts'
import styles from './cart-page.module.css'

/** Replaces the table of a line whose product, or all that was chosen of it, is no longer sold. */
export function LineUnavailable({ isSold }: { isSold: boolean }) {
  const page = useCartPageMessages()
  return (
    <p className={`${priceHint.priceHint} ${priceHint.outside} ${styles.notice}`}>
      <span>
        <b>{isSold ? page.piecesUnavailable : page.unavailable}</b> {page.unavailableDetail}
      </span>
    </p>
  )
}

export const TOO_LARGE_ID = 'cart-too-large'

export function CartTooLarge() {
  const page = useCartPageMessages()
  return (
    <p
      id={TOO_LARGE_ID}
      className={`${priceHint.priceHint} ${priceHint.outside} ${styles.notice}`}
      role="status"
    >
      <span>{page.tooLarge}</span>
    </p>
  )
}

/** Shows a unit price that changed since the cart was last read. */
export function PriceChange({ earlier, sum }: { earlier: CartItem['product']['pieces']; sum: LineSum }) {
  const page = useCartPageMessages()
  const was = unitPrice(tiersFromWire(earlier), sum.quantity)
  if (was === sum.unit) return null
  return (
    <p className={`${priceHint.priceHint} ${styles.notice}`} role="status">
      <span>
        <Trans
          text={page.priceChanged}
          parts={{ was: <Price amount={was} />, now: <Price amount={sum.unit} /> }}
        />
      </span>
    </p>
  )
}

/** Shown if a line's colours and sizes could not be fetched. */
export function LineLoadError({ onRetry }: { onRetry: () => void }) {
  const page = useCartPageMessages()
  return (
    <div className={`${priceHint.priceHint} ${priceHint.outside} ${styles.notice}`} role="alert">
      <span>{page.lineLoadFailed}</span>
      <button
        type="button"
        className={`${button.outlined} ${button.small} ${priceHint.action}`}
        onClick={onRetry}
      >
        {page.tryAgain}
      </button>
    </div>
  )
}
