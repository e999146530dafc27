import { AnswerCache, type KeptAnswer } from './answer-cache.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import { ratedTags, soldTags, statsTags } from './shown-stats.ts'

/** Bytes for answers of a path alone, of which there are as many as the shop has things, and of those with a query. */
const usualLimits = { path: 16 * 1024 * 1024, query: 8 * 1024 * 1024 }

/**
 * The public answers of the API, kept by path and query until the shop changes. Anybody can invent queries without end,
 * such as pages far past the last, so that these push out only each other.
 */
export class KeptAnswers {
  readonly #paths: AnswerCache
  readonly #queries: AnswerCache

  /**
   * @param lifetime how long an answer is fresh: milliseconds
   * @param limits bytes that each part may take
   */
  constructor(lifetime: number, limits: { path: number; query: number } = usualLimits) {
    this.#paths = new AnswerCache({ tagsOf: statsTags, limit: limits.path, lifetime })
    this.#queries = new AnswerCache({ tagsOf: statsTags, limit: limits.query, lifetime })
  }

  get(address: string): KeptAnswer | undefined {
    return this.#part(address).get(address)
  }

  /** To be taken before the work and given to `put`. */
  generationOf(address: string): number {
    return this.#part(address).generationOf(address)
  }

  put(address: string, answer: PreparedAnswer, generation: number): void {
    this.#part(address).put(address, answer, generation)
  }

  clear(): void {
    this.#paths.clear()
    this.#queries.clear()
  }

  /** What shows how many pieces of these products are sold is worked out anew when it is asked for next. */
  outdateSold(products: readonly number[] | 'any'): void {
    const tags = soldTags(products)
    this.#paths.invalidateTags(tags)
    this.#queries.invalidateTags(tags)
  }

  /** Outdates the answers that show reviews of this product: the next request computes them again. */
  outdateRated(product: number): void {
    const tags = ratedTags(product)
    this.#paths.invalidateTags(tags)
    this.#queries.invalidateTags(tags)
  }

  #part(address: string): AnswerCache {
    return address.includes('?') ? this.#queries : this.#paths
  }
}
