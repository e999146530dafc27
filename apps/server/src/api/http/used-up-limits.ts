import type { RateLimit } from '@zayy/contract/policies'
import type { UsedUp } from '@zayy/shop/limits/consume-rate-limit'
import { counterKey, type LimitActor } from '@zayy/shop/limits/counter-key'

/** How many are remembered. A forgotten one costs one question to the database. */
const mostRemembered = 10_000

/** The limits that the database counts and that are used up, until one more call is allowed. */
export class UsedUpLimits {
  readonly #until = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds of any clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
  }

  note(limit: RateLimit, { key, wait }: UsedUp): void {
    if (this.#until.size >= mostRemembered) {
      const [oldest] = this.#until.keys()
      if (oldest !== undefined) this.#until.delete(oldest)
    }
    this.#until.set(counterKey(limit, key), this.#now() + wait * 1_000)
  }

  /** Returns the seconds until an actor may go on; null: nothing is known against it. */
  wait(limit: RateLimit, actor: LimitActor): number | null {
    for (const { key } of actor) {
      const counter = counterKey(limit, key)
      const left = (this.#until.get(counter) ?? 0) - this.#now()
      if (left > 0) return Math.ceil(left / 1_000)
      this.#until.delete(counter)
    }
    return null
  }
}
