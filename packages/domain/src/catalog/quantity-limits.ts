import { greatestQuantity, leastQuantity, type PriceTier } from './price-tiers.ts'

/** Message keys of spec 5, Quantity (add to cart). */
export type QuantityIssueCode = 'noColours' | 'lowerQuantity' | 'largerQuantity'

/**
 * Returns the error of ordering `count` pieces of a product over all colours and sizes, or null.
 * @throws RangeError for a product without tiers
 */
export function quantityIssueCode(tiers: readonly PriceTier[], count: number): QuantityIssueCode | null {
  if (count <= 0) return 'noColours'
  if (count < leastQuantity(tiers)) return 'lowerQuantity'
  if (count > greatestQuantity(tiers)) return 'largerQuantity'
  return null
}
