import { networkOf } from '../rate-limits/client-networks.ts'

/** The part of the free places that a waiting client may fill. */
const SHARE_OF_FREE = 1 / 4

/** A queue in which clients take turns: none waits for more than one task of each other. An IPv6 client is its /48. */
export class FairQueue {
  /** The client served longest ago comes first. */
  readonly #waiting = new Map<string, (() => void)[]>()

  get size(): number {
    return [...this.#waiting.values()].flat().length
  }

  sizeOf(client = ''): number {
    return this.#waiting.get(networkOf(client))?.length ?? 0
  }

  /**
   * Returns whether a client may add one more task, of `max` in all. The fuller the queue, the fewer places a client gets, so
   * that a few clients cannot fill it.
   */
  hasRoom(client: string, max: number): boolean {
    const free = max - this.size
    const own = this.sizeOf(client)
    return free > 0 && (own === 0 || own < SHARE_OF_FREE * free)
  }

  /** Queues a task of a client, which `next` hands out. */
  add(client: string | undefined, begin: () => void): void {
    const network = networkOf(client)
    this.#waiting.set(network, [...(this.#waiting.get(network) ?? []), begin])
  }

  /** Removes and returns the task whose turn it is. */
  next(): (() => void) | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [network, [begin, ...others]] = first
    this.#waiting.delete(network)
    if (others.length > 0) this.#waiting.set(network, others)
    return begin
  }
}
