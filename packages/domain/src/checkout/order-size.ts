/** "An order that is too large for one request is split into several." */

import type { Selection } from '../cart/cart.ts'

/** How many products, colours of one or sizes of one a single order lists. */
export const mostListed = 200

/** How many values one request holds: an order of some 900 colours and sizes. */
export const mostValues = 2_000

/** Values of a request that are not its products: the buyer, the address, the company, the coupon. */
const otherValues = 40

/** Whether the server would refuse an order of these products for its size alone (413, or 422 for a list). */
export function isTooLargeToOrder(products: readonly { colors: Selection }[]): boolean {
  const colors = products.flatMap((product) => product.colors)
  const cells = colors.reduce((sum, { sizes }) => sum + sizes.length, 0)
  return (
    products.length + colors.length + 2 * cells > mostValues - otherValues ||
    products.length > mostListed ||
    products.some((product) => product.colors.length > mostListed) ||
    colors.some(({ sizes }) => sizes.length > mostListed)
  )
}
