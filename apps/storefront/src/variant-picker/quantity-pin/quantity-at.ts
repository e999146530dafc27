/** "Pull the pin along the bar": which quantity a place on the tier bar is, and where a key moves the pin. */

import { greatestQuantity, leastQuantity, type PriceTier } from '@zayy/domain/catalog/price-tiers'

/** Percent of the bar: so near to where a tier starts, the pin is meant to stand at its start. */
const snap = 1.2

/**
 * The quantity at a place on the tier bar, which markerPosition() gives back; a tier's start draws in what is close to it.
 * @param position percent of the bar from its start; outside of the bar its ends count
 * @param tiers at least one
 */
export function quantityAt(tiers: readonly PriceTier[], position: number): number {
  const width = 100 / tiers.length
  const start = tiers[Math.round(position / width)]
  if (start && Math.abs(position - tiers.indexOf(start) * width) <= snap) return start.from
  const index = Math.min(Math.max(Math.floor(position / width), 0), tiers.length - 1)
  const tier = tiers[index]
  if (!tier) return 0
  const inside = Math.floor(((position - index * width) / width) * (tier.to - tier.from + 1))
  return Math.min(Math.max(tier.from + inside, tier.from), tier.to)
}

/**
 * Where a key moves the pin; null: the key is not the pin's. Arrows go one piece by sight, Page Up and Page Down from the
 * start of one tier to that of another, Home and End to the start of the first and the last. Below the minimum is nothing.
 * @param direction of the page: in `rtl` the bar begins on the right
 */
export function quantityAfterKey(
  tiers: readonly PriceTier[],
  count: number,
  key: string,
  direction: 'rtl' | 'ltr',
): number | null {
  const starts = tiers.map(({ from }) => from)
  const least = leastQuantity(tiers)
  switch (key) {
    case 'ArrowUp':
    case direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(Math.max(count + 1, least), greatestQuantity(tiers))
    case 'ArrowDown':
    case direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return count > least ? count - 1 : 0
    case 'PageUp':
      return starts.find((start) => start > count) ?? count
    case 'PageDown':
      return starts.findLast((start) => start < count) ?? least
    case 'Home':
      return least
    case 'End':
      return starts.at(-1) ?? least
    default:
      return null
  }
}
