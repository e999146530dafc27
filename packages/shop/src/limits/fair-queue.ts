import { networksOf } from './rate-limit-key.ts'

/** What part of the free places a client may fill that waits already. */
const ofFree = 1 / 4

/** Work that waits for its turn. Clients take turns, so none keeps another waiting for more than one work of its own. An IPv6 client is its /48. */
export class FairQueue {
  /** The client that was served longest ago comes first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  sizeOf(client = ''): number {
    return this.#waiting.get(networkOf(client))?.length ?? 0
  }

  /** Whether one more of a client may wait, of `most` in all. The fuller the queue, the fewer places a client gets: a few cannot fill it. */
  hasRoom(client: string, most: number): boolean {
    const free = most - this.#size
    const own = this.sizeOf(client)
    return free > 0 && (own === 0 || own < ofFree * free)
  }

  /** Lets a client wait until `next` gives `begin` to its caller. */
  add(client: string | undefined, begin: () => void): void {
    const network = networkOf(client)
    this.#waiting.set(network, [...(this.#waiting.get(network) ?? []), begin])
    this.#size += 1
  }

  /** Takes out the work whose turn it is. */
  next(): (() => void) | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [network, [begin, ...others]] = first
    this.#waiting.delete(network)
    if (others.length > 0) this.#waiting.set(network, others)
    this.#size -= 1
    return begin
  }
}

/** The widest network that a client counts for. */
export function networkOf(client = ''): string {
  return networksOf(client).at(-1)?.key ?? client
}
