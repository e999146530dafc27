import type { noProducts as arabic } from '../ar/no-products.ts'

/** Messages of a list without products, in English. */
export const noProducts = {
  title: 'No products available',
  narrowed: 'Nothing matches these filters. Widen them, or see all products.',
  anywhere: 'We are setting up the shop. Come back soon.',
} satisfies typeof arabic
