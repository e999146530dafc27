import { pieces } from '../../plurals.ts'
import type { orderAgain as arabic } from '../ar/order-again.ts'

/** Messages of ordering again what an order had, in English. */
export const orderAgain = {
  orderAgain: 'Order again',
  orderAgainOf: (code) => `Order again what is in ${code}`,
  added: (count) => `Added ${pieces(count, 'en')} to the cart`,
  nothing: 'Nothing in this order can be ordered any more',
  changed: 'Some of it has changed since then:',
  unavailable: (name) => `${name}: no longer sold.`,
  droppedPieces: (name, count) => `${name}: ${pieces(count, 'en')} of a colour or size no longer sold.`,
  price: (name) => `${name}: a piece now costs {now} instead of {before}.`,
  tooFew: (name, least) => `${name}: the minimum order is now ${pieces(least, 'en')}.`,
  tooMany: (name, most) => `${name}: the maximum order is now ${pieces(most, 'en')}.`,
  replaced: (name) => `${name}: the quantity of this order replaced what was in the cart.`,
  openCart: 'View cart',
  close: 'Hide',
  failed: 'Could not load the order. Check your connection and try again.',
  undo: 'Undo',
  undone: 'Undone: the order is no longer in your cart.',
} satisfies typeof arabic
