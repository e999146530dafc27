import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import type { Actor } from './actor.ts'
import type { ShopFacts } from './shop-facts.ts'

/** What every call knows beside its input, on both roads: over HTTP and in process. */
export type ApiContext = {
  database: Database
  facts: ShopFacts
  /** The language of the path: names, messages and statuses are in it. */
  lang: Locale
  now: () => Date
  actor: Actor
  /** The login token that was sent, dead or alive. */
  token?: string | undefined
  /** The header Idempotency-Key of POST /orders. */
  idempotencyKey?: string | undefined
}
