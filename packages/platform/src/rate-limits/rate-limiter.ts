import { LRUCache } from 'lru-cache'
import type { Executor } from '../postgres/database.ts'
import type { LimitKeys } from './client-networks.ts'
import { type Consumed, consume, counterKey, type RateLimit, type Refused } from './consume.ts'
import { MemoryWindows } from './memory-windows.ts'
import { secondsUntilAllowed, slidingCount } from './sliding-window.ts'

/** Used-up limits that are remembered. A forgotten one costs a query. */
const MAX_REMEMBERED = 10_000

/** Duration for which a used-up limit is remembered, in milliseconds: short, since another server may release a call. */
const REMEMBERED_MS = 5_000

/** Counts calls towards limits: in the memory of this server, or in the database for all servers, with memory in front. */
export class RateLimiter {
  readonly #multiplier: number
  readonly #now: () => number
  readonly #windows = new Map<number, MemoryWindows>()
  /** When a used-up limit allows one more call, in milliseconds of the clock. */
  readonly #usedUp: LRUCache<string, number>

  /**
   * @param multiplier of every limit's number: 1, or 1000 with LIMITS=relaxed
   * @param now milliseconds of any clock that never goes back, above 0
   */
  constructor(multiplier: number, now: () => number = () => performance.now()) {
    this.#multiplier = multiplier
    this.#now = now
    this.#usedUp = new LRUCache({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS, ttlResolution: 0, perf: { now } })
  }

  /** Counts a call in memory. Returns the seconds until one more is allowed if it is refused, which is not counted. */
  consumeInMemory({ name, max, seconds }: RateLimit, keys: LimitKeys): number | undefined {
    const windows = this.#windows.get(seconds) ?? new MemoryWindows(seconds, this.#now)
    this.#windows.set(seconds, windows)
    for (const { key, share } of keys) {
      const counts = windows.countsOf(`${name} ${key}`)
      const most = max * share * this.#multiplier
      if (slidingCount(counts, seconds) >= most) return secondsUntilAllowed(counts, most, seconds)
    }
    for (const { key } of keys) windows.add(`${name} ${key}`)
    return undefined
  }

  /** Like `consume`, but refuses from memory if a limit is known to be used up, so that a refused client costs no query. */
  async consume(database: Executor, limit: RateLimit, keys: LimitKeys): Promise<Consumed | Refused> {
    const usedUp = this.usedUp(limit, keys)
    if (usedUp) return usedUp
    const consumed = await consume(database, limit, keys, this.#multiplier)
    if ('retryAfter' in consumed) {
      const wait = consumed.retryAfter * 1_000
      const ttl = Math.min(wait, REMEMBERED_MS)
      this.#usedUp.set(counterKey(limit, consumed.key), this.#now() + wait, { ttl })
      return consumed
    }
    const giveBack = async () => {
      await consumed.giveBack()
      for (const { key } of keys) this.#usedUp.delete(counterKey(limit, key))
    }
    return { giveBack }
  }

  /** Returns the refusal of a limit that is known to be used up, or null. Counts nothing and makes no query. */
  usedUp(limit: RateLimit, keys: LimitKeys): Refused | null {
    for (const { key } of keys) {
      const allowedAt = this.#usedUp.get(counterKey(limit, key))
      if (allowedAt === undefined) continue
      const retryAfter = Math.max(1, Math.ceil((allowedAt - this.#now()) / 1_000))
      return { key, retryAfter, isRemembered: true }
    }
    return null
  }
}
