import type { RateLimit } from '@zayy/contract/policies'

/** How many are remembered. Whoever is forgotten costs one question to the database. */
const mostRemembered = 10_000

/** Who has used up which limit of those that the database counts, until one more is allowed. */
export class UsedUpLimits {
  readonly #until = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds of any clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
  }

  /** @param wait seconds */
  note(limit: RateLimit, client: string, wait: number): void {
    if (this.#until.size >= mostRemembered) {
      const [oldest] = this.#until.keys()
      if (oldest !== undefined) this.#until.delete(oldest)
    }
    this.#until.set(keyOf(limit, client), this.#now() + wait * 1_000)
  }

  /** The seconds until a client may go on; null: nothing is known against it. */
  wait(limit: RateLimit, client: string): number | null {
    const key = keyOf(limit, client)
    const left = (this.#until.get(key) ?? 0) - this.#now()
    if (left > 0) return Math.ceil(left / 1_000)
    this.#until.delete(key)
    return null
  }
}

function keyOf({ name, counts, seconds }: RateLimit, client: string): string {
  return `${name} ${counts} ${seconds} ${client}`
}
