/** "One equal segment a tier, and where a quantity stands on the bar." */

import { priceBreakStart } from '@zayy/domain/catalog/price-hint'
import { type PriceTier, tierFor } from '@zayy/domain/catalog/price-tiers'

export type TierSegment = {
  tier: PriceTier
  state: 'past' | 'here' | 'next' | 'later'
  /** The part of the reached segment, in percent from its end, in which the next tier's start costs less; 0: none. */
  priceBreak: number
  /** The last tier is shown as "200+": what lies above is said when somebody gets there. */
  last: boolean
}

/** The segments of the tier bar at a quantity; at 0 all of them are `later`. */
export function tierSegments(tiers: readonly PriceTier[], count: number): TierSegment[] {
  const here = reached(tiers, count)
  return tiers.map((tier, index) => ({
    tier,
    state: stateOf(index, here),
    priceBreak: index === here ? priceBreakShare(tiers, index) : 0,
    last: index === tiers.length - 1,
  }))
}

/** Where the marker stands, in percent of the bar from its start; null at 0 pieces. */
export function markerPosition(tiers: readonly PriceTier[], count: number): number | null {
  if (count <= 0 || tiers.length === 0) return null
  const here = reached(tiers, count)
  if (here === null) return count < (tiers[0]?.from ?? 0) ? 0 : 100
  const tier = tiers[here]
  if (!tier) return null
  const inside = (count - tier.from + 0.5) / (tier.to - tier.from + 1)
  return ((here + inside) / tiers.length) * 100
}

function reached(tiers: readonly PriceTier[], count: number): number | null {
  const tier = tierFor(tiers, count)
  return tier ? tiers.indexOf(tier) : null
}

function stateOf(index: number, here: number | null): TierSegment['state'] {
  if (here === null || index > here + 1) return 'later'
  if (index === here) return 'here'
  return index < here ? 'past' : 'next'
}

function priceBreakShare(tiers: readonly PriceTier[], index: number): number {
  const tier = tiers[index]
  const start = priceBreakStart(tiers, index)
  if (!tier || start === null) return 0
  return ((tier.to - start + 1) / (tier.to - tier.from + 1)) * 100
}
