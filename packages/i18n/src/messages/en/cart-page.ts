import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { cartPage as arabic } from '../ar/cart-page.ts'

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Messages of the cart's page, in English. */
export const cartPage = {
  cart: 'Cart',
  counts: (count: number, all: number) => `${counted(count, 'product', 'products')}, ${pieces(all, 'en')}`,
  lineDetail: 'The pieces in detail',
  sizes: 'Sizes',
  edit: 'Edit colours and sizes',
  editOf: (name: string) => `Edit colours and sizes of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” was removed from the cart.`,
  unavailable: 'This product is no longer sold.',
  unavailableDetail: 'It is not in the total. Remove it to go on.',
  droppedPieces: (count: number) =>
    `${pieces(count, 'en')} of a colour or size no longer sold were left out.`,
  lineLoadFailed: 'The colours and sizes of this product could not be loaded.',
  tryAgain: 'Try again',
  summary: 'Order summary',
  beforeTiers: 'Before quantity prices',
  savedByQuantity: 'Saved by quantity',
  items: 'Items',
  shippingTo: (city: string) => `Delivery to ${city}`,
  shipping: 'Delivery',
  shippingSum: (count: number) => `{fee} × ${counted(count, 'product', 'products')}`,
  shippingLater: 'Known once you choose a city',
  vat: 'VAT {percent}',
  vatWithin: 'of which VAT {percent}',
  total: 'Total',
  checkout: 'Checkout',
  keepShopping: 'Continue shopping',
  couponsLater: 'Coupons are entered at checkout.',
  arrivesShort: (from: string, to: string) => `Arrives between ${from} and ${to}.`,
  withTaxAndDelivery: 'with tax and delivery',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Start with one product, and choose its colours and sizes in one grid.',
  startShopping: 'Start shopping',
  needsScript: 'The cart is kept in your browser and needs JavaScript to show.',
  issueIn: (name: string, fault: string) => `${name}: ${fault}`,
} satisfies typeof arabic
