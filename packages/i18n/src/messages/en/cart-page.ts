import { pieces, products } from '../../plurals.ts'
import type { cartPage as arabic } from '../ar/cart-page.ts'

/** Messages of the cart's page, in English. */
export const cartPage = {
  cart: 'Cart',
  counts: (count: number, all: number) => `${products(count, 'en')}, ${pieces(all, 'en')}`,
  lineDetail: 'The pieces in detail',
  sizes: 'Sizes',
  edit: 'Edit colours and sizes',
  editOf: (name: string) => `Edit colours and sizes of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” was removed from the cart.`,
  unavailable: 'This product is no longer sold.',
  piecesUnavailable:
    'The colours and sizes that you chose are no longer sold. Others are on the product’s page.',
  unavailableDetail: 'It is not in the total. Remove it to continue.',
  priceChanged: 'The price per piece has changed: it was {was}, and is now {now}.',
  lineLoadFailed: 'The colours and sizes of this product could not be loaded.',
  tryAgain: 'Try again',
  summary: 'Order summary',
  beforeTiers: 'Before quantity discount',
  savedByQuantity: 'Saved by quantity',
  items: 'Items',
  shippingTo: 'Delivery to {city}',
  shipping: 'Delivery',
  shippingLater: 'Calculated once you choose a city',
  vat: 'VAT {percent}',
  vatWithin: 'of which VAT {percent}',
  total: 'Total',
  checkout: 'Checkout',
  keepShopping: 'Continue shopping',
  couponsLater: 'Coupons are entered at checkout.',
  withTaxAndDelivery: 'incl. VAT and delivery',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Start with one product, and choose its colours and sizes in one grid.',
  startShopping: 'Start shopping',
  tooLarge:
    'Your cart is too large for one order. Split it into two or more: remove some products or colours, order, then order the rest.',
  needsScript: 'The cart is kept in your browser. Turn on JavaScript to see it.',
  issueIn: (name: string, issue: string) => `${name}: ${issue}`,
} satisfies typeof arabic
