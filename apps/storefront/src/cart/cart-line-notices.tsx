import { useCartPageMessages } from './cart-page-messages.ts'
import button from '@zayy/ui/button.module.css'
import priceHint from '../price-tiers/price-hint.module.css'
import styles from './cart-line-notices.module.css'

/** In place of a line's table: the product is no longer sold. */
export function ProductUnavailable() {
  const page = useCartPageMessages()
  return (
    <p className={`${priceHint.priceHint} ${priceHint.belowMinimum} ${styles.notice}`}>
      <span>
        <b>{page.unavailable}</b> {page.unavailableDetail}
      </span>
    </p>
  )
}

/** Above a line's table whose colours and sizes could not be fetched. */
export function LineLoadError({ onRetry }: { onRetry: () => void }) {
  const page = useCartPageMessages()
  return (
    <div className={`${priceHint.priceHint} ${priceHint.belowMinimum} ${styles.notice}`} role="alert">
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
