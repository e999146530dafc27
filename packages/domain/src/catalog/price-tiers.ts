/** "The more pieces of one product, in whatever colours and sizes, the less each costs." */

import { fromSar, type Halalas, type Sar } from '../money.ts'

/** A step of the price: from `from` to `to` pieces, both included, a piece costs `price`. */
export type PriceTier = { from: number; to: number; price: Halalas }

type WireTier = { from: number; to: number; price: Sar }

/** The wire's tiers (SAR) as the rules want them: in halalas, the smallest quantity first. */
export function tiersFromWire(pieces: readonly WireTier[]): PriceTier[] {
  return pieces
    .map(({ from, to, price }) => ({ from, to, price: fromSar(price) }))
    .sort((a, b) => a.from - b.from)
}

/**
 * The tier with from ≤ count ≤ to, the first such; null where none matches.
 * It is the one charged and the one shown as reached (decision 001).
 */
export function tierFor(tiers: readonly PriceTier[], count: number): PriceTier | null {
  return tiers.find((tier) => tier.from <= count && count <= tier.to) ?? null
}

/**
 * What one piece costs at `count` pieces. Where no tier matches it is the first tier's price (spec, 9).
 * @throws RangeError for a product without tiers, which has no price.
 */
export function unitPrice(tiers: readonly PriceTier[], count: number): Halalas {
  return (tierFor(tiers, count) ?? firstTier(tiers)).price
}

/** @throws RangeError for a product without tiers. */
export function firstTier(tiers: readonly PriceTier[]): PriceTier {
  const first = tiers[0]
  if (!first) throw new RangeError('a product without price tiers has no price')
  return first
}

/**
 * The tier with the lowest price; of two alike the one that fewer pieces reach.
 * @throws RangeError for a product without tiers.
 */
export function lowestTier(tiers: readonly PriceTier[]): PriceTier {
  return tiers.reduce((lowest, tier) => (tier.price < lowest.price ? tier : lowest), firstTier(tiers))
}

/** The fewest pieces that can be ordered: where the first tier starts (contract, "The sums"). */
export function leastQuantity(tiers: readonly PriceTier[]): number {
  return firstTier(tiers).from
}

/** The most pieces that can be ordered: where the last tier ends. */
export function greatestQuantity(tiers: readonly PriceTier[]): number {
  return tiers.reduce((most, tier) => Math.max(most, tier.to), firstTier(tiers).to)
}
