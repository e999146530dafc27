/** "A removed line leaves a strip in its place, until Undo can no longer be pressed." */

import type { CartItem } from '@zayy/domain/cart/cart'

/** A line taken out of the cart and where it stood. */
export type Removed = { item: CartItem; index: number }

type Entry = { kind: 'line'; item: CartItem } | { kind: 'removed'; removed: Removed }

/** The lines with the strips of removed ones where they stood; of one that is back in the cart there is no strip. */
export function placeRemoved(items: readonly CartItem[], removed: readonly Removed[]): Entry[] {
  const inCart = new Set(items.map(({ product }) => product.id))
  const entries: Entry[] = items.map((item) => ({ kind: 'line', item }))
  for (const gone of [...removed].reverse()) {
    if (!inCart.has(gone.item.product.id)) entries.splice(gone.index, 0, { kind: 'removed', removed: gone })
  }
  return entries
}
