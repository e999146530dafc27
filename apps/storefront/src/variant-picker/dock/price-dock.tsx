import { type Halalas, toSar } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { Price } from '../../layout/price.tsx'
import { usePriceTax } from '../../layout/use-price-tax.ts'
import { BuyButton, useShortLabel } from '../add-to-cart-button.tsx'
import { useQuantityPinMessages } from '../quantity-pin/quantity-pin-messages.ts'
import { useSelectionSum } from '../variant-selection-context.tsx'
import { DockTierBar } from './dock-tier-bar.tsx'
import { useDockShown } from './use-dock-shown.ts'
import { useFootSpace } from './use-foot-space.ts'
import typography from '@zayy/ui/typography.module.css'
import layout from '@zayy/ui/layout.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './price-dock.module.css'

/** Price tiers, pieces, sum and button at the foot of a wide screen, while the page's own tier bar or sum is out of sight. */
export function PriceDock() {
  const { tierBar, sum, focusWithin } = useDockShown()
  return tierBar || sum ? (
    <div className={`${visibility.notOnPhones} ${styles.dock}`} {...focusWithin}>
      <DockContent tierBar={tierBar} button={sum} />
    </div>
  ) : null
}

/** `tierBar`, `button`: the page's own is out of sight. */
function DockContent({ tierBar, button }: { tierBar: boolean; button: boolean }) {
  const tax = usePriceTax()
  const messages = useMessages('cart')
  const dock = useQuantityPinMessages()
  const { quantity, unit, subtotal } = useSelectionSum()
  const label = useShortLabel()
  const box = useFootSpace()
  return (
    <section ref={box} aria-label={dock.dock} className={`${layout.container} ${styles.row}`}>
      {tierBar ? (
        <div className={styles.tiers}>
          <DockTierBar />
        </div>
      ) : null}
      <div className={styles.sum}>
        <span className={typography.note}>
          <Trans text={messages.piecesAt(quantity)} parts={{ each: <ChangingPrice amount={unit} /> }} />
        </span>
        <b>
          <ChangingPrice amount={subtotal} />
        </b>
        <span className={typography.note}>{messages.tax[tax]}</span>
      </div>
      {button ? <BuyButton>{label}</BuyButton> : null}
    </section>
  )
}

/** A price that is seen to change. */
function ChangingPrice({ amount }: { amount: Halalas }) {
  return (
    <span key={formatAmount(toSar(amount))} className={styles.changed}>
      <Price amount={amount} />
    </span>
  )
}
