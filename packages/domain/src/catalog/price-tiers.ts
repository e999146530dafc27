/** Price tiers: the unit price falls with the quantity of a product over all colours and sizes. */

import { fromSar, type Halalas, type Sar } from '../money.ts'

/** A piece costs `price` from `from` to `to` pieces, both inclusive. */
export type PriceTier = { from: number; to: number; price: Halalas }

type WireTier = { from: number; to: number; price: Sar }

/** Converts API tiers (SAR) to halalas, smallest quantity first. */
export function tiersFromWire(pieces: readonly WireTier[]): PriceTier[] {
  return pieces
    .map(({ from, to, price }) => ({ from, to, price: fromSar(price) }))
    .sort((a, b) => a.from - b.from)
}

/** Returns the first tier with from ≤ count ≤ to, or null. It is the tier charged and the tier shown as reached (decision 001). */
export function tierFor(tiers: readonly PriceTier[], count: number): PriceTier | null {
  return tiers.find((tier) => tier.from <= count && count <= tier.to) ?? null
}

/**
 * Returns the unit price at `count` pieces. If no tier matches, it is the price of the first tier (spec, 9).
 * @throws RangeError for a product without tiers
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
 * Returns the tier with the lowest price; of equal prices, the one with the smaller quantity.
 * @throws RangeError for a product without tiers
 */
export function lowestTier(tiers: readonly PriceTier[]): PriceTier {
  return tiers.reduce((lowest, tier) => (tier.price < lowest.price ? tier : lowest), firstTier(tiers))
}

/** Returns the minimum order quantity: the start of the first tier (contract, "The sums"). */
export function leastQuantity(tiers: readonly PriceTier[]): number {
  return firstTier(tiers).from
}

/** Returns the maximum order quantity: the end of the last tier. */
export function greatestQuantity(tiers: readonly PriceTier[]): number {
  return tiers.reduce((most, tier) => Math.max(most, tier.to), firstTier(tiers).to)
}
