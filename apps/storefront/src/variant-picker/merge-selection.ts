/** "Two tabs fill one cart": what was changed here stays, everything else follows the cart. */

import type { Selection } from '@zayy/domain/cart/cart'
import { quantityOf, setQuantity } from '@zayy/domain/cart/selection'

/**
 * The selection of a page after the cart has changed elsewhere.
 * @param before what the cart held when this page last read it
 * @param here the page's selection: a quantity that differs from `before` was chosen here, and stays
 * @param now what the cart holds
 */
export function mergeSelection(before: Selection, here: Selection, now: Selection): Selection {
  return [...before, ...here]
    .flatMap(({ color_id, sizes }) => sizes.map(({ size_id }) => ({ color_id, size_id })))
    .reduce((merged, { color_id, size_id }) => {
      const chosen = quantityOf(here, color_id, size_id)
      return chosen === quantityOf(before, color_id, size_id)
        ? merged
        : setQuantity(merged, color_id, size_id, chosen)
    }, now)
}
