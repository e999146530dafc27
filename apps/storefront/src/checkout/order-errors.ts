/** "What the server had against an order", sorted to where the page can show it. */

import type { Failure } from '@zayy/contract/failure'
import { type GuestField, guestFields } from './guest-form.ts'

export type Refusal = {
  /** The server's sentence beside each field that it named. */
  fields: Partial<Record<GuestField, string>>
  coupon: string | null
  /** Sentences about the products, which are mended in the cart. */
  products: string[]
  /** Anything else it named. */
  others: string[]
}

/** Sorts the named errors of a 422; the first sentence of each counts. */
export function readRefusal(errors: Failure['errors']): Refusal {
  const refusal: Refusal = { fields: {}, coupon: null, products: [], others: [] }
  for (const [path, [sentence = '']] of Object.entries(errors)) {
    const field = guestFields.find((name) => name === path)
    if (field !== undefined) refusal.fields[field] = sentence
    else if (path === 'coupon_code') refusal.coupon = sentence
    else if (path === 'products' || path.startsWith('products.')) refusal.products.push(sentence)
    else refusal.others.push(sentence)
  }
  return { ...refusal, products: [...new Set(refusal.products)] }
}
