import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useNeededQuantity } from '../layout/needed-quantity.ts'
import { useVariantSelection } from './variant-selection-context.tsx'

/** The quantity at which the tier bar stands: what is selected or, before anything is, what is needed; 0: neither. */
export function usePricedQuantity(): number {
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const needed = useNeededQuantity()
  return count === 0 && needed > 1 ? needed : count
}
