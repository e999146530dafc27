import type { cart as arabic } from '../ar/cart.ts'

/** Words of the cart slice, in English. */
export const cart = {
  shopName: 'Zayy',
} satisfies typeof arabic
