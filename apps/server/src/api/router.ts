import { isProcedure, Procedure } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import type { Call } from '@zayy/contract/define-call'
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
 * Returns the router of the whole API. Only tests and development validate responses against the contract, because it costs time.
 * @throws Error if a call's declaration is missing or unsafe
 */
export function createRouter(checkAnswers: boolean): ShopRouter {
  checkPolicies(router)
  return checkAnswers ? router : withoutOutputChecks(router)
}

/** Removes the output schemas. oRPC has no option for it; a procedure's definition is only under `~orpc`. */
function withoutOutputChecks<T>(part: T): T
function withoutOutputChecks(part: unknown): unknown {
  if (isProcedure(part)) {
    const { outputSchema: _, ...unchecked } = part['~orpc']
    return new Procedure(unchecked)
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, withoutOutputChecks(below)]))
}

/**
 * Checks at start that each call is declared, and that a call that changes something accepts only the shop's own origin and is not
 * cached.
 *
 * @throws Error that names the call
 */
export function checkPolicies(
  router: object,
  declared: (path: readonly string[]) => Call = callOf,
  path: readonly string[] = [],
): void {
  for (const [name, part] of Object.entries(router)) {
    const at = [...path, name]
    if (!isProcedure(part)) {
      checkPolicies(part, declared, at)
      continue
    }
    const { method, origin, cache } = declared(at)
    if (method === 'GET') continue
    if (origin !== 'own') throw new Error(`${at.join('.')} is not a GET: its origin must be 'own'`)
    if (cache !== 'private') throw new Error(`${at.join('.')} is not a GET: its cache must be 'private'`)
  }
}
