import { isProcedure, Procedure } from '@orpc/server'
import { catalogRouter } from './calls/catalog.ts'
import { checkoutRouter } from './calls/checkout.ts'
import { contentRouter } from './calls/content.ts'
import { homeRouter } from './calls/home.ts'
import { ordersRouter } from './calls/orders.ts'
import { placesRouter } from './calls/places.ts'
import { settingsRouter } from './calls/settings.ts'
import { procedures } from './procedures.ts'

const router = procedures.router({
  settings: settingsRouter,
  home: homeRouter,
  catalog: catalogRouter,
  content: contentRouter,
  places: placesRouter,
  checkout: checkoutRouter,
  orders: ordersRouter,
})

export type ShopRouter = typeof router

/**
 * The whole API, implemented. Answers are held against the contract only where they are asked to be (tests,
 * development): in production they are trusted, and the check is not paid for.
 */
export function createRouter(checkAnswers: boolean): ShopRouter {
  return checkAnswers ? router : trusting(router)
}

function trusting<T>(part: T): T
function trusting(part: unknown): unknown {
  if (isProcedure(part)) {
    const { outputSchema: _, ...trusted } = part['~orpc']
    return new Procedure(trusted)
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, trusting(below)]))
}
