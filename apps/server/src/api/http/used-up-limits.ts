import type { RateLimit } from '@zayy/contract/policies'
import type { UsedUp } from '@zayy/shop/limits/consume-rate-limit'
import { counterKey, type LimitActor } from '@zayy/shop/limits/counter-key'

/** How many are remembered. A forgotten one costs one question to the database. */
const mostRemembered = 10_000

/** How long one is remembered, as another server may give a place back meanwhile: milliseconds. */
const longestRemembered = 5_000

/** Remembers the limits that the database counts and that are used up, so that a refused call asks it nothing. */
export class UsedUpLimits {
  /** When one more call is allowed, and until when that is remembered. */
  readonly #usedUp = new Map<string, { allowed: number; remembered: number }>()
  readonly #now: () => number

  /** @param now milliseconds of any clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
  }

  note(limit: RateLimit, { key, wait }: UsedUp): void {
    if (this.#usedUp.size >= mostRemembered) {
      const [oldest] = this.#usedUp.keys()
      if (oldest !== undefined) this.#usedUp.delete(oldest)
    }
    const now = this.#now()
    const allowed = now + wait * 1_000
    this.#usedUp.set(counterKey(limit, key), {
      allowed,
      remembered: Math.min(allowed, now + longestRemembered),
    })
  }

  /** Forgets what is known against an actor, as a place was given back. */
  forget(limit: RateLimit, actor: LimitActor): void {
    for (const { key } of actor) this.#usedUp.delete(counterKey(limit, key))
  }

  /** Returns the seconds until an actor may go on; null: nothing is known against it. */
  wait(limit: RateLimit, actor: LimitActor): number | null {
    const now = this.#now()
    for (const { key } of actor) {
      const counter = counterKey(limit, key)
      const known = this.#usedUp.get(counter)
      if (known && known.remembered > now) return Math.ceil((known.allowed - now) / 1_000)
      this.#usedUp.delete(counter)
    }
    return null
  }
}
