/** "A removed line leaves a strip in its place, until Undo can no longer be pressed." */

import type { CartItem } from '@zayy/domain/cart/cart'

/** A line taken out of the cart and where it stood. */
export type RemovedCartLine = { item: CartItem; index: number }

type Entry = { kind: 'line'; item: CartItem } | { kind: 'removed'; removed: RemovedCartLine }

/** The lines with the strips of removed ones where they stood; of one that is back in the cart there is no strip. */
export function withRemovedLines(items: readonly CartItem[], removed: readonly RemovedCartLine[]): Entry[] {
  const inCart = new Set(items.map(({ product }) => product.id))
  const entries: Entry[] = items.map((item) => ({ kind: 'line', item }))
  for (const removedLine of [...removed].reverse()) {
    if (!inCart.has(removedLine.item.product.id))
      entries.splice(removedLine.index, 0, { kind: 'removed', removed: removedLine })
  }
  return entries
}
