import { cart } from './cart.ts'
import { delivery } from './delivery.ts'
import { product } from './product.ts'

/** The messages that choosing and ordering need before a page is hydrated, in one bundle for each language. */
export const buying = { product, cart, delivery }
