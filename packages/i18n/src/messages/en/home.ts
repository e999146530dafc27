import { formatNumber } from '../../numbers.ts'
import { pieces, plural, products } from '../../plurals.ts'
import type { home as arabic } from '../ar/home.ts'

/** Messages of the home page, in English. */
export const home = {
  emptyTitle: 'We are setting up the shop',
  emptyText: 'There are no products yet. Come back soon.',
  hero: 'From the shop',
  shopIn: (name: string) => `Shop ${name}`,
  shopNow: 'Shop now',
  pause: 'Pause the motion',
  play: 'Play the motion',
  priceByQuantity: 'Price by quantity',
  bestCategories: 'Best categories',
  products: (count: number) => products(count, 'en'),
  newest: 'New in the shop',
  allProducts: 'All products',
  allProductsOf: (category) => `All products: ${category}`,
  allBrands: 'All brands',
  sponsors: 'Sponsors',
  loading: 'Loading',
  piecesAt: (count: number) => plural('en', count, { one: 'piece', other: 'pieces' }),
  comma: ',',
  atQuantity: (count: number) =>
    count === 1 ? 'at the one-piece price' : `at the ${formatNumber(count)}-piece price`,
  priceBreak: (asked: number, better: number) =>
    `${pieces(better, 'en')} cost less than ${formatNumber(asked)}`,
  priceBreakText: (asked: number, better: number) =>
    `{product}: ${pieces(asked, 'en')} come to {askedTotal}, ${formatNumber(better)} to {betterTotal}. Whenever more costs less, we say so before you pay.`,
  seePriceBreak: 'Try it on the tape',
  bought: (count: number) => `bought ${pieces(count, 'en')}`,
  quotes: 'In their words',
} satisfies typeof arabic
