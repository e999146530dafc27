/** Limits of an order request; larger orders must be split. */

import type { Selection } from '../cart/cart.ts'

/** Maximum number of products per order, of colours per product and of sizes per colour. */
export const MAX_ORDER_PRODUCTS = 200

/** Maximum values per request: an order of about 900 colours and sizes. */
export const MAX_ORDER_VALUES = 2_000

/** Values reserved for the rest of the request: buyer, address, company, coupon. */
const OTHER_VALUES = 40

/** True if the server would reject an order of these products for its size (413, or 422 for a list). */
export function isTooLargeToOrder(products: readonly { colors: Selection }[]): boolean {
  const colors = products.flatMap((product) => product.colors)
  const cells = colors.reduce((sum, { sizes }) => sum + sizes.length, 0)
  return (
    products.length + colors.length + 2 * cells > MAX_ORDER_VALUES - OTHER_VALUES ||
    products.length > MAX_ORDER_PRODUCTS ||
    products.some((product) => product.colors.length > MAX_ORDER_PRODUCTS) ||
    colors.some(({ sizes }) => sizes.length > MAX_ORDER_PRODUCTS)
  )
}
