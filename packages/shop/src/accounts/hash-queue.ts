import { networksOf } from '../limits/rate-limit-key.ts'

/**
 * Whose password is hashed.
 * @property client as `rateLimitKey` names it; undefined: the shop itself
 * @property isKnown the account has been logged in to on this device
 * @property limitTimes how many times as many as usual may wait
 */
export type HashTurn = { client?: string | undefined; isKnown?: boolean; limitTimes?: number }

/** Hashes at once: more would take both cores of a small machine and all of the memory that pages are served from. */
const atOnce = 2

/** Hashes that may wait, one takes some 50 ms: of one client, of all clients that failed of late, and of all. */
const mostWaiting = { ofClient: 12, suspect: 30, all: 60 }

/** How long a client is remembered that typed a wrong password: milliseconds. */
const rememberedFor = 60 * 60 * 1_000
const mostRemembered = 10_000

type Lane = 'clean' | 'suspect'

/**
 * Hashes waiting for their turn. Clients take turns, so no client keeps another waiting for more than one hash of its own. Clients
 * that failed of late share a lane of half the places, and every third turn; the other places stay free for clients that did not
 * fail. An IPv6 client is its /48.
 */
export class HashQueue {
  #running = 0
  #turns = 0
  readonly #lanes: Record<Lane, Map<string, (() => void)[]>> = { clean: new Map(), suspect: new Map() }
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
    if (this.#running < atOnce) this.#running += 1
    else {
      const client = networkOf(turn.client)
      const lane = this.#laneOf(turn, client)
      if (!this.#hasPlace(lane, client, turn.limitTimes ?? 1)) return undefined
      await new Promise<void>((resolve) => {
        const waiting = this.#lanes[lane].get(client) ?? []
        this.#lanes[lane].set(client, [...waiting, resolve])
      })
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
    if (this.#failed.size >= mostRemembered) {
      const [oldest] = this.#failed.keys()
      if (oldest !== undefined) this.#failed.delete(oldest)
    }
    this.#failed.set(network, this.#now())
  }

  #laneOf({ isKnown = false }: HashTurn, client: string): Lane {
    const failedAt = this.#failed.get(client)
    const isSuspect = !isKnown && failedAt !== undefined && this.#now() - failedAt < rememberedFor
    return isSuspect ? 'suspect' : 'clean'
  }

  #hasPlace(lane: Lane, client: string, times: number): boolean {
    const ofClient = this.#lanes[lane].get(client)?.length ?? 0
    const [suspect, clean] = [this.#waiting('suspect'), this.#waiting('clean')]
    if (ofClient >= mostWaiting.ofClient * times || suspect + clean >= mostWaiting.all * times) return false
    return lane === 'clean' || suspect < mostWaiting.suspect * times
  }

  #waiting(lane: Lane): number {
    let waiting = 0
    for (const ofClient of this.#lanes[lane].values()) waiting += ofClient.length
    return waiting
  }

  /** Takes the work whose turn it is: the longest waiting of the client that was served longest ago. */
  #next(): (() => void) | undefined {
    this.#turns += 1
    const order: Lane[] = this.#turns % 3 === 0 ? ['suspect', 'clean'] : ['clean', 'suspect']
    for (const lane of order) {
      const [first] = this.#lanes[lane]
      if (!first) continue
      const [client, [next, ...others]] = first
      this.#lanes[lane].delete(client)
      if (others.length > 0) this.#lanes[lane].set(client, others)
      return next
    }
    return undefined
  }
}

function networkOf(client = ''): string {
  return networksOf(client).at(-1)?.key ?? client
}
