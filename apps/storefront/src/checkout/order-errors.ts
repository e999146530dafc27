/** "What the server had against an order", sorted to where the page can show it. */

import type { Failure } from '@zayy/contract/failure'
import { type CheckoutField, checkoutFields } from './checkout-fields.ts'

export type OrderErrors = {
  /** The server's sentence beside each field that it named. */
  fields: Partial<Record<CheckoutField, string>>
  coupon: string | null
  /** Messages about the products, which are corrected in the cart. */
  products: string[]
  /** Anything else it named. */
  others: string[]
}

/**
 * Sorts the named errors of a 422; the first sentence of each counts.
 * @param names of the products, in the order in which they were sent: what is wrong with one of them says which it is
 */
export function readOrderErrors(errors: Failure['errors'], names: readonly string[]): OrderErrors {
  const orderErrors: OrderErrors = { fields: {}, coupon: null, products: [], others: [] }
  for (const [path, [sentence = '']] of Object.entries(errors)) {
    const field = checkoutFields.find((name) => name === path)
    if (field !== undefined) orderErrors.fields[field] = sentence
    else if (path === 'coupon_code') orderErrors.coupon = sentence
    else if (path === 'products' || path.startsWith('products.')) {
      const name = names[Number(path.split('.')[1])]
      orderErrors.products.push(name ? `${name}: ${sentence}` : sentence)
    } else orderErrors.others.push(sentence)
  }
  return { ...orderErrors, products: [...new Set(orderErrors.products)] }
}
