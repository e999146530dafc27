import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import type { Selection } from './cart.ts'
import { quantityOf, setQuantity } from './selection.ts'

/** Adds two selections of one product, for example a shared draft to the cart. No quantity exceeds `MAX_QUANTITY`. */
export function addSelections(one: Selection, other: Selection): Selection {
  return other
    .flatMap(({ color_id, sizes }) => sizes.map((size) => ({ color_id, ...size })))
    .reduce(
      (sum, { color_id, size_id, quantity }) =>
        setQuantity(
          sum,
          color_id,
          size_id,
          Math.min(MAX_QUANTITY, quantityOf(sum, color_id, size_id) + quantity),
        ),
      one,
    )
}
