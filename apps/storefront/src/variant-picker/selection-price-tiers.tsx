import { pieceCount } from '@zayy/domain/cart/piece-count'
import { leastQuantity } from '@zayy/domain/catalog/price-tiers'
import type { PriceTax } from '@zayy/domain/checkout/price-tax'
import { ZERO } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Price } from '../prices/price.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { TierBar } from '../prices/tier-bar.tsx'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './selection-price-tiers.module.css'
import {
  useAcceptOffer,
  usePricedQuantity,
  useSelectionSum,
  useSettledSelection,
  useSpreadableQuantity,
  useUnitPrice,
  useVariantPicker,
} from './variant-selection-context.tsx'

/**
 * Tier bar and price hint at the selected quantity, at the target quantity before anything is selected, or at the quantity to
 * which the tier bar was dragged.
 * @param mini in the drawer, where the bar is always in view
 */
export function SelectionPriceTiers({ mini, thumb }: { mini?: boolean; thumb: ReactNode }) {
  const { tiers, tierBar } = useVariantPicker()
  const count = useSettledSelection(({ selection }) => pieceCount(selection))
  const priced = usePricedQuantity()
  const acceptOffer = useAcceptOffer()
  const spreadable = useSpreadableQuantity()
  const [TargetQuantityOffer] = useLoadedComponent(
    () => import('./target-quantity-offer.tsx'),
    spreadable !== null,
  )
  // With one price and no minimum, the only hint is a quantity above the maximum.
  const hasHints = tiers.length !== 1 || leastQuantity(tiers) > 1
  return (
    <>
      <div ref={mini ? undefined : tierBar} className={mini ? styles.miniTierBar : styles.tierBar}>
        <TierBar tiers={tiers} count={priced} mini={mini === true} />
        {thumb}
      </div>
      <div className={hasHints ? styles.hintSpace : undefined}>
        {spreadable !== null && TargetQuantityOffer ? (
          <TargetQuantityOffer quantity={spreadable} />
        ) : (
          <PriceHint tiers={tiers} count={count} onMore={acceptOffer} />
        )}
      </div>
    </>
  )
}

export function SelectionTotals({ tax }: { tax: PriceTax }) {
  const messages = useBuyingMessages('cart')
  const { quantity, unit, subtotal, saving } = useSelectionSum()
  const shown = useUnitPrice()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{messages.piecesLabel}</dt>
        <dd>{quantity > 0 ? formatNumber(quantity) : null}</dd>
      </div>
      <div>
        <dt>{messages.each}</dt>
        <dd>
          {/* Before anything is chosen: the price at the target quantity, as above. */}
          <Price amount={quantity > 0 ? unit : shown} />
        </dd>
      </div>
      {saving > ZERO ? (
        <div>
          <dt>{messages.saved}</dt>
          <dd className={typography.highlight}>
            <Price amount={saving} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          {messages.total} {messages.tax[tax]}
        </dt>
        <dd>{quantity > 0 ? <Price amount={subtotal} /> : null}</dd>
      </div>
    </dl>
  )
}
