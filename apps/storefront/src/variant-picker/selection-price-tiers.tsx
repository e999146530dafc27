import { pieceCount } from '@zayy/domain/cart/piece-count'
import { PriceHint } from '../price-tiers/price-hint.tsx'
import { TierBar } from '../price-tiers/tier-bar.tsx'
import type { ReactNode } from 'react'
import { useAcceptOffer } from './use-accept-offer.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import styles from './selection-price-tiers.module.css'

/** Tier bar with its pin, and price hint at the selected quantity. `mini`: in the drawer, where the bar stays in sight. */
export function SelectionPriceTiers({ mini, pin }: { mini?: boolean; pin: ReactNode }) {
  const { tiers, tape } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const acceptOffer = useAcceptOffer()
  return (
    <>
      <div ref={mini ? undefined : tape} className={mini ? styles.miniTape : styles.tape}>
        <TierBar tiers={tiers} count={count} mini={mini === true} />
        {pin}
      </div>
      <div className={styles.hintSpace}>
        <PriceHint tiers={tiers} count={count} onMore={acceptOffer} />
      </div>
    </>
  )
}
