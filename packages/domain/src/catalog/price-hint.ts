/** Selects the hint under the price tiers, such as: 47 pieces at 50.00 cost more than 50 at 45.00. */

import { type Halalas, subtract, times, wholeTimes } from '../money.ts'
import { greatestQuantity, leastQuantity, type PriceTier, tierFor } from './price-tiers.ts'

/**
 * The hint under the price tiers.
 * - `minimum`: `missing` more pieces reach the minimum order `least`
 * - `priceBreak`: `at` pieces (`more` than now) cost `saves` less in total, at `price` each
 * - `next`: `more` pieces reach the tier that starts at `from`, at `price` each
 * - `lowest`: the lowest price is reached
 */
export type PriceHint =
  | { kind: 'minimum'; missing: number; least: number }
  | { kind: 'priceBreak'; at: number; more: number; price: Halalas; saves: Halalas }
  | { kind: 'next'; more: number; from: number; price: Halalas }
  | { kind: 'lowest'; price: Halalas }

/**
 * Returns the hint for a quantity: the first that applies of minimum, price break, next, lowest. Null for a product without
 * tiers, and above its maximum quantity, where the page shows the limit instead.
 */
export function priceHintFor(tiers: readonly PriceTier[], count: number): PriceHint | null {
  if (tiers.length === 0 || count > greatestQuantity(tiers)) return null
  const least = leastQuantity(tiers)
  if (count < least) return { kind: 'minimum', missing: least - count, least }
  const here = tierFor(tiers, count)
  if (!here) return null
  return priceBreak(tiers, here, count) ?? next(tiers, here, count) ?? { kind: 'lowest', price: here.price }
}

/**
 * Returns the first quantity in tier `index` from which the start of the next tier costs less in total, or null. The tier bar is
 * hatched from there to the end of the tier.
 */
export function priceBreakStart(tiers: readonly PriceTier[], index: number): number | null {
  const here = tiers[index]
  const after = tiers[index + 1]
  if (!here || !after) return null
  const start = Math.max(here.from, wholeTimes(here.price, times(after.price, after.from)) + 1)
  return start <= here.to ? start : null
}

/** Returns the later tier that saves most, among those whose start costs less in total than `count` now. */
function priceBreak(tiers: readonly PriceTier[], here: PriceTier, count: number): PriceHint | null {
  const now = times(here.price, count)
  const offers = tiers
    .filter((tier) => tier.from > count && times(tier.price, tier.from) < now)
    .map((tier) => ({
      kind: 'priceBreak' as const,
      at: tier.from,
      more: tier.from - count,
      price: tier.price,
      saves: subtract(now, times(tier.price, tier.from)),
    }))
  return offers.reduce<(PriceHint & { kind: 'priceBreak' }) | null>(
    (best, offer) => (best && best.saves >= offer.saves ? best : offer),
    null,
  )
}

function next(tiers: readonly PriceTier[], here: PriceTier, count: number): PriceHint | null {
  const tier = tiers.find(({ from, price }) => from > count && price < here.price)
  return tier ? { kind: 'next', more: tier.from - count, from: tier.from, price: tier.price } : null
}
