/** The delivery fee: for each product of an order (specification, 9) or for the order, and free from an amount on. */

import { type Halalas, times, ZERO } from '../money.ts'

export const FEE_UNITS = ['product', 'order'] as const

/** A city's fee is charged once per order, or per product. */
export type FeeUnit = (typeof FEE_UNITS)[number]

/**
 * @property amount fee of the city
 * @property freeFrom value of the products after the coupon from which delivery is free; null: never
 */
export type DeliveryFee = { amount: Halalas; per: FeeUnit; freeFrom: Halalas | null }

/** @param payable value of the products after the coupon, as the cart shows it */
export function deliveryFee(
  { amount, per, freeFrom }: DeliveryFee,
  { products, payable }: { products: number; payable: Halalas },
): Halalas {
  if (freeFrom !== null && payable >= freeFrom) return ZERO
  return times(amount, per === 'product' ? products : Math.min(products, 1))
}
