import type { productRows as arabic } from '../ar/product-rows.ts'

/** Messages of the rows of products at the end of a page, in English. */
export const productRows = {
  related: 'You may also like',
  viewed: 'Recently viewed',
  clear: 'Clear the list',
  cleared: 'Your recently viewed list is cleared.',
} satisfies typeof arabic
