/** "Not fewer than the smallest tier, not more than the largest." */

import { greatestQuantity, leastQuantity, type PriceTier } from './price-tiers.ts'

/** Keys of the messages of spec 5, Quantity (add to cart). */
export type QuantityIssueCode = 'noColours' | 'lowerQuantity' | 'largerQuantity'

/**
 * What is wrong with ordering `count` pieces of a product over all its colours and sizes; null: nothing.
 * @throws RangeError for a product without tiers.
 */
export function quantityIssueCode(tiers: readonly PriceTier[], count: number): QuantityIssueCode | null {
  if (count <= 0) return 'noColours'
  if (count < leastQuantity(tiers)) return 'lowerQuantity'
  if (count > greatestQuantity(tiers)) return 'largerQuantity'
  return null
}
