import { isProcedure, Procedure } from '@orpc/server'
import { checkPolicies } from './check-policies.ts'
import { implementer } from './implementer.ts'
import { accountsRouter } from './procedures/accounts.ts'
import { addressesRouter } from './procedures/addresses.ts'
import { catalogRouter } from './procedures/catalog.ts'
import { checkoutRouter } from './procedures/checkout.ts'
import { contactRouter } from './procedures/contact.ts'
import { contentRouter } from './procedures/content.ts'
import { homeRouter } from './procedures/home.ts'
import { ordersRouter } from './procedures/orders.ts'
import { placesRouter } from './procedures/places.ts'
import { reviewsRouter } from './procedures/reviews.ts'
import { settingsRouter } from './procedures/settings.ts'

const router = implementer.router({
  settings: settingsRouter,
  home: homeRouter,
  catalog: catalogRouter,
  content: contentRouter,
  places: placesRouter,
  checkout: checkoutRouter,
  contact: contactRouter,
  accounts: accountsRouter,
  addresses: addressesRouter,
  reviews: reviewsRouter,
  orders: ordersRouter,
})

export type ShopRouter = typeof router

/**
 * The whole API, implemented. Answers are held against the contract only where they are asked to be (tests,
 * development): in production they are trusted, and the check is not paid for.
 * @throws where a call has no policy
 */
export function createRouter(checkAnswers: boolean): ShopRouter {
  checkPolicies(router)
  return checkAnswers ? router : trusting(router)
}

/** The same procedures without output schemas. oRPC has no option for it, and what a procedure is made of only under `~orpc`. */
function trusting<T>(part: T): T
function trusting(part: unknown): unknown {
  if (isProcedure(part)) {
    const { outputSchema: _, ...trusted } = part['~orpc']
    return new Procedure(trusted)
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, trusting(below)]))
}
