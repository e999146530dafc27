import { FairQueue } from '@zayy/platform/concurrency/fair-queue'
import { networkOf } from '@zayy/platform/rate-limits/client-networks'
import type { Caller } from './caller.ts'

/** Concurrent hashes. More would use both cores of a small machine and the memory for pages. */
const CONCURRENCY = 2

/** Waiting hashes, each taking about 50 ms: per client, of all clients with recent failures, and in total. */
const MAX_WAITING = { ofClient: 12, suspect: 30, all: 60 }

/** A wrong password lowers its client's priority for this long. */
const FAILURE_TTL_MS = 60 * 60 * 1_000
const MAX_REMEMBERED = 10_000

type Lane = 'clean' | 'suspect'

/**
 * Queues password hashes. Clients with recent failures share a lane with half the places and every third turn;
 * the other places stay free for the rest.
 */
export class HashQueue {
  #running = 0
  #turns = 0
  readonly #lanes: Record<Lane, FairQueue> = { clean: new FairQueue(), suspect: new FairQueue() }
  readonly #failed = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Runs `work` when its turn comes; returns undefined if too many are waiting. */
  async inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<{ done: T } | undefined> {
    if (this.#running < CONCURRENCY) this.#running += 1
    else {
      const lane = this.#laneOf(caller)
      if (!this.#hasPlace(lane, caller)) return undefined
      await new Promise<void>((resolve) => this.#lanes[lane].add(caller.client, resolve))
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
  noteFailure({ client }: Caller): void {
    const network = networkOf(client)
    this.#failed.delete(network)
    if (this.#failed.size >= MAX_REMEMBERED) {
      const [oldest] = this.#failed.keys()
      if (oldest !== undefined) this.#failed.delete(oldest)
    }
    this.#failed.set(network, this.#now())
  }

  #laneOf({ client, isKnown = false }: Caller): Lane {
    const failedAt = this.#failed.get(networkOf(client))
    const isSuspect = !isKnown && failedAt !== undefined && this.#now() - failedAt < FAILURE_TTL_MS
    return isSuspect ? 'suspect' : 'clean'
  }

  #hasPlace(lane: Lane, { client, limitMultiplier = 1 }: Caller): boolean {
    const { clean, suspect } = this.#lanes
    if (this.#lanes[lane].sizeOf(client) >= MAX_WAITING.ofClient * limitMultiplier) return false
    if (suspect.size + clean.size >= MAX_WAITING.all * limitMultiplier) return false
    return lane === 'clean' || suspect.size < MAX_WAITING.suspect * limitMultiplier
  }

  /** Takes the next work: every third from the lane of recent failures. */
  #next(): (() => void) | undefined {
    this.#turns += 1
    const { clean, suspect } = this.#lanes
    return this.#turns % 3 === 0 ? (suspect.next() ?? clean.next()) : (clean.next() ?? suspect.next())
  }
}
