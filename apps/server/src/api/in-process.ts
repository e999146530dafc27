import { createRouterClient, onError } from '@orpc/server'
import type { CallContext, ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import { receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { anonymous } from './actor.ts'
import type { ApiContext } from './api-context.ts'
import { ApiError } from './api-error.ts'
import { createRouter } from './router.ts'
import { loadSharedData, type SharedData } from './shared-data.ts'

export type InProcessClientOptions = { locale: Locale; onError?: (error: ApiError) => void }

export type InProcessOptions = {
  database: Database
  /** Default: read from the database for each call. */
  shared?: SharedData
  keys: Keys
  now: () => Date
  checkAnswers: boolean
}

/**
 * Creates API clients without a socket, for pages rendered on the server. Errors are thrown as over HTTP; read them with
 * `failureOf`.
 */
export function createInProcess(options: InProcessOptions) {
  const { database, keys, now, checkAnswers, shared = loadSharedData(database) } = options
  const router = createRouter(checkAnswers)
  const typesetter = invoiceTypesetter()
  const cleaner = receiptCleaner()
  return function createInProcessClient({ locale, onError: report }: InProcessClientOptions): ShopClient {
    return createRouterClient(router, {
      context: ({ idempotencyKey }: CallContext): ApiContext => ({
        database,
        shared,
        keys,
        typesetter,
        receiptCleaner: cleaner,
        locale,
        now,
        actor: anonymous,
        idempotencyKey,
      }),
      interceptors: [
        onError((thrown) => {
          if (thrown instanceof ApiError) report?.(thrown)
        }),
      ],
    })
  }
}
