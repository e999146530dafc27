import { createRouterClient, onError } from '@orpc/server'
import type { CallContext, ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { nobody } from './actor.ts'
import { AnswerError } from './answer-error.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './router.ts'
import { loadSharedData, type SharedData } from './shared-data.ts'

/** The language that is answered in. `onRefused` is told of every call that is refused. */
export type InProcessClientOptions = { locale: Locale; onRefused?: (refused: AnswerError) => void }

export type InProcessOptions = {
  database: Database
  /** Kept by the server; without them they are read for each call. */
  shared?: SharedData
  /** What links and codes are signed with. */
  keys: Keys
  now: () => Date
  checkAnswers: boolean
}

/**
 * The API without a socket, for pages rendered on the server: one router, and a client of it for each request's
 * language and visitor. Refusals are thrown as they are over HTTP; read them with `failureOf`.
 */
export function createInProcess(options: InProcessOptions) {
  const { database, keys, now, checkAnswers, shared = loadSharedData(database) } = options
  const router = createRouter(checkAnswers)
  const typesetter = invoiceTypesetter()
  const cleaner = receiptCleaner()
  return function createInProcessClient({ locale, onRefused }: InProcessClientOptions): ShopClient {
    return createRouterClient(router, {
      context: ({ idempotencyKey }: CallContext): ApiContext => ({
        database,
        shared,
        keys,
        typesetter,
        receiptCleaner: cleaner,
        locale,
        now,
        actor: nobody,
        idempotencyKey,
      }),
      interceptors: [
        onError((thrown) => {
          if (thrown instanceof AnswerError) onRefused?.(thrown)
        }),
      ],
    })
  }
}
