import { networkOf } from '@zayy/platform/rate-limits/client-networks'
import { FairQueue } from '@zayy/platform/rate-limits/fair-queue'

/**
 * Whose password is hashed.
 * @property client as `rateLimitKey` names it; undefined: the shop itself
 * @property isKnown the account has been logged in to on this device
 * @property limitMultiplier how many times as many as usual may wait
 */
export type HashTurn = { client?: string | undefined; isKnown?: boolean; limitMultiplier?: number }

/** Hashes at once: more would take both cores of a small machine and all of the memory that pages are served from. */
const CONCURRENCY = 2

/** Hashes that may wait, one takes some 50 ms: of one client, of all clients that failed of late, and of all. */
const mostWaiting = { ofClient: 12, suspect: 30, all: 60 }

/** How long a client is remembered that typed a wrong password: milliseconds. */
const REMEMBERED_FOR_MS = 60 * 60 * 1_000
const MAX_REMEMBERED = 10_000

type Lane = 'clean' | 'suspect'

/**
 * Hashes that wait for their turn. Clients that failed of late share a lane of half the places and every third turn; the other
 * places stay free for clients that did not fail.
 */
export class HashQueue {
  #running = 0
  #turns = 0
  readonly #lanes: Record<Lane, FairQueue> = { clean: new FairQueue(), suspect: new FairQueue() }
  readonly #failed = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds of any clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Does a work when its turn has come.
   * @returns undefined where too many wait
   */
  async inTurn<T>(turn: HashTurn, work: () => Promise<T>): Promise<{ done: T } | undefined> {
    if (this.#running < CONCURRENCY) this.#running += 1
    else {
      const lane = this.#laneOf(turn)
      if (!this.#hasPlace(lane, turn)) return undefined
      await new Promise<void>((resolve) => this.#lanes[lane].add(turn.client, resolve))
    }
    try {
      return { done: await work() }
    } finally {
      const next = this.#next()
      if (next) next()
      else this.#running -= 1
    }
  }

  /** Remembers that a client typed a wrong password. */
  noteFailure({ client }: HashTurn): void {
    const network = networkOf(client)
    this.#failed.delete(network)
    if (this.#failed.size >= MAX_REMEMBERED) {
      const [oldest] = this.#failed.keys()
      if (oldest !== undefined) this.#failed.delete(oldest)
    }
    this.#failed.set(network, this.#now())
  }

  #laneOf({ client, isKnown = false }: HashTurn): Lane {
    const failedAt = this.#failed.get(networkOf(client))
    const isSuspect = !isKnown && failedAt !== undefined && this.#now() - failedAt < REMEMBERED_FOR_MS
    return isSuspect ? 'suspect' : 'clean'
  }

  #hasPlace(lane: Lane, { client, limitMultiplier: times = 1 }: HashTurn): boolean {
    const { clean, suspect } = this.#lanes
    if (this.#lanes[lane].sizeOf(client) >= mostWaiting.ofClient * times) return false
    if (suspect.size + clean.size >= mostWaiting.all * times) return false
    return lane === 'clean' || suspect.size < mostWaiting.suspect * times
  }

  /** Takes out the work whose turn it is: every third time of a client that failed of late. */
  #next(): (() => void) | undefined {
    this.#turns += 1
    const { clean, suspect } = this.#lanes
    return this.#turns % 3 === 0 ? (suspect.next() ?? clean.next()) : (clean.next() ?? suspect.next())
  }
}
