import type { recentlyViewed as arabic } from '../ar/recently-viewed.ts'

/** Messages of the products that were viewed recently, in English. */
export const recentlyViewed = {
  title: 'Recently viewed',
  clear: 'Clear the list',
  cleared: 'Your recently viewed list is cleared.',
} satisfies typeof arabic
