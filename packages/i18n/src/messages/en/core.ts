import { cart } from './cart.ts'
import { delivery } from './delivery.ts'
import { layout } from './layout.ts'
import { product } from './product.ts'

/** The messages that a page needs before it is hydrated, in one bundle for each language. */
export const core = { layout, product, cart, delivery }
