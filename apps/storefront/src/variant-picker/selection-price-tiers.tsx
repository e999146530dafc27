import { pieceCount } from '@zayy/domain/cart/piece-count'
import { PriceHint } from '../price-tiers/price-hint.tsx'
import { TierBar } from '../price-tiers/tier-bar.tsx'
import { useAcceptOffer } from './use-accept-offer.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import styles from './selection-price-tiers.module.css'

/** Tier bar and price hint at the selected quantity. */
export function SelectionPriceTiers({ mini }: { mini?: boolean }) {
  const { tiers } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const acceptOffer = useAcceptOffer()
  return (
    <>
      <TierBar tiers={tiers} count={count} mini={mini === true} />
      <div className={styles.hintSpace}>
        <PriceHint tiers={tiers} count={count} onMore={acceptOffer} />
      </div>
    </>
  )
}
