import { cart } from './cart.ts'
import { frame } from './frame.ts'
import { listing } from './listing.ts'
import { product } from './product.ts'

/** The words that a page needs before it comes alive, in one bundle per language. */
export const core = { frame, listing, product, cart }
