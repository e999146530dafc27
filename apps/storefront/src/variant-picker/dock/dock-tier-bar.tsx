import { TierBar } from '../../price-tiers/tier-bar.tsx'
import { QuantityPin } from '../quantity-pin/quantity-pin.tsx'
import { usePricedQuantity } from '../use-priced-quantity.ts'
import { useVariantPicker } from '../variant-selection-context.tsx'
import styles from './dock-tier-bar.module.css'

/** The tier bar in small with its pin. To readers it is the pin alone: the bar with its prices is on the page already. */
export function DockTierBar() {
  const { tiers } = useVariantPicker()
  const quantity = usePricedQuantity()
  return (
    <div className={styles.tierBar}>
      <div aria-hidden="true">
        <TierBar tiers={tiers} count={quantity} mini />
      </div>
      <QuantityPin look="mini" />
    </div>
  )
}
