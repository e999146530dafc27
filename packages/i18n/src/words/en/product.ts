import type { product as arabic } from '../ar/product.ts'

/** Words of the product slice, in English. */
export const product = {
  shopName: 'Zayy',
} satisfies typeof arabic
