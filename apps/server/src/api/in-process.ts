import { createRouterClient } from '@orpc/server'
import type { Locale } from '@zayy/contract/shapes'
import type { CallContext, ShopClient } from '@zayy/contract/shop-client'
import type { Database } from '@zayy/database/database'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './router.ts'

export type InProcessOptions = { database: Database; now: () => Date; checkAnswers: boolean }

/**
 * The API without a socket, for pages rendered on the server: one router, and a client of it for each request's
 * language and visitor. Refusals are thrown as they are over HTTP; read them with `failureOf`.
 */
export function createInProcess({ database, now, checkAnswers }: InProcessOptions) {
  const router = createRouter(checkAnswers)
  return function createInProcessClient({ lang }: { lang: Locale }): ShopClient {
    return createRouterClient(router, {
      context: ({ idempotencyKey }: CallContext): ApiContext => ({
        database,
        lang,
        now,
        customer: null,
        idempotencyKey,
      }),
    })
  }
}
