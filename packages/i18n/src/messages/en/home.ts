import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { formatNumber } from '../../numbers.ts'
import { businessDays, days, pieces, plural, products } from '../../plurals.ts'
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
  bestCategories: 'Best categories',
  products: (count: number) => products(count, 'en'),
  newest: 'New in the shop',
  allProducts: 'All products',
  allProductsOf: (category) => `All products: ${category}`,
  allBrands: 'All brands',
  sponsors: 'Sponsors',
  loading: 'Loading',
  priceTiers: 'The more you order, the lower the price',
  priceTiersText: 'Every product has prices by number of pieces, counted over all your colours and sizes.',
  example: 'Example:',
  piecesAt: (count: number) => plural('en', count, { one: 'piece', other: 'pieces' }),
  mother: 'A mother, for her daughter',
  motherText: 'A piece or two: most products have no minimum, and nobody needs a company account.',
  laboratory: (count: number) => `A laboratory, ${pieces(count, 'en')}`,
  laboratoryText: ['Three colours, five sizes, one order. Saved ', '.'],
  clinic: (count: number) => `A dental clinic, ${pieces(count, 'en')}`,
  clinicText: (asked: number, count: number) => [
    `It was ${formatNumber(asked)} until we said that ${formatNumber(count)} cost less. They saved `,
    '.',
  ],
  hospital: (count: number) => `A hospital, ${pieces(count, 'en')}`,
  hospitalText: ['Every department in one order. Saved ', '.'],
  promises: 'What we promise',
  byQuantity: 'Price by quantity',
  byQuantityText: 'Across all colours and sizes',
  delivery: (days: BusinessDays) => businessDays(days, 'en'),
  deliveryText: (city: string) => `To ${city}, once you have paid`,
  returns: (count: number) => `Returns within ${days(count, 'en')}`,
  returnsText: 'For unused pieces',
  invoice: 'Instant tax invoice',
  invoiceText: 'Simplified, with a QR code',
  plainInvoice: 'Instant invoice',
  plainInvoiceText: 'By email with your order',
} satisfies typeof arabic
