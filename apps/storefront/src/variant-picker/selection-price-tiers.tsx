import { pieceCount } from '@zayy/domain/cart/piece-count'
import { leastQuantity } from '@zayy/domain/catalog/price-tiers'
import type { ReactNode } from 'react'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { TierBar } from '../prices/tier-bar.tsx'
import { useAcceptOffer, usePricedQuantity } from './use-accept-offer.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import styles from './selection-price-tiers.module.css'

/**
 * Tier bar with its pin, and price hint at the selected quantity, or, before anything is selected, at the needed one. `mini`:
 * in the drawer, where the bar stays in sight.
 */
export function SelectionPriceTiers({ mini, pin }: { mini?: boolean; pin: ReactNode }) {
  const { tiers, tierBar } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const priced = usePricedQuantity()
  const acceptOffer = useAcceptOffer()
  const isOffered = count === 0 && priced > 0
  const [NeededQuantityOffer] = useLoadedComponent(() => import('./needed-quantity-offer.tsx'), isOffered)
  // With one price and no minimum there is nothing to say until the quantity is too large.
  const hasHints = tiers.length !== 1 || leastQuantity(tiers) > 1
  return (
    <>
      <div ref={mini ? undefined : tierBar} className={mini ? styles.miniTierBar : styles.tierBar}>
        <TierBar tiers={tiers} count={priced} mini={mini === true} />
        {pin}
      </div>
      <div className={hasHints ? styles.hintSpace : undefined}>
        {isOffered && NeededQuantityOffer ? (
          <NeededQuantityOffer quantity={priced} />
        ) : (
          <PriceHint tiers={tiers} count={count} onMore={acceptOffer} />
        )}
      </div>
    </>
  )
}
