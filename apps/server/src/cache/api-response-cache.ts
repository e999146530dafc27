import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { type CachedResponse, ResponseCache } from '@zayy/platform/cache/response-cache'
import { statsTags } from './shown-stats.ts'

/** Bytes for responses without and with a query. The number of paths is bounded by the shop's data. */
const LIMITS = { path: 16 * 1024 * 1024, query: 8 * 1024 * 1024 }

/**
 * Caches public API responses by path and query until the shop changes. Anybody can invent any number of queries, such as pages far past the
 * last, so these have a separate partition and evict only each other.
 */
export class ApiResponseCache {
  readonly #paths: ResponseCache
  readonly #queries: ResponseCache

  /**
   * @param lifetime how long a response is fresh, in milliseconds
   * @param limits bytes per partition
   */
  constructor(lifetime: number, limits: { path: number; query: number } = LIMITS) {
    this.#paths = new ResponseCache({ tagsOf: statsTags, limit: limits.path, lifetime })
    this.#queries = new ResponseCache({ tagsOf: statsTags, limit: limits.query, lifetime })
  }

  get(address: string): CachedResponse | undefined {
    return this.#partition(address).get(address)
  }

  /** Call before computing a response, and pass the result to `put`. */
  generationOf(address: string): number {
    return this.#partition(address).generationOf(address)
  }

  put(address: string, answer: EncodedResponse, generation: number): void {
    this.#partition(address).put(address, answer, generation)
  }

  clear(): void {
    this.#paths.clear()
    this.#queries.clear()
  }

  /** Marks responses with any of these tags as stale. */
  invalidateTags(tags: readonly string[]): void {
    this.#paths.invalidateTags(tags)
    this.#queries.invalidateTags(tags)
  }

  #partition(address: string): ResponseCache {
    return address.includes('?') ? this.#queries : this.#paths
  }
}
