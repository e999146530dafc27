import { createHash, randomBytes } from 'node:crypto'
import type { WindowCounts } from './sliding-window.ts'

/** Keys counted one by one in a window, some 5 MB. Further keys share counts. */
const MAX_KEYS = 50_000
const SHARED_COUNTS = 8_192

/**
 * Counts keys in windows of `seconds`, in bounded memory. No key is ever forgotten within a window: once MAX_KEYS are counted, each
 * further key shares its count with others, picked by a secret hash, so a count may come out too high and never too low.
 */
export class MemoryWindows {
  readonly #seconds: number
  readonly #now: () => number
  readonly #secret = randomBytes(16)
  #window = 0
  #current = new Map<string, number>()
  #previous = new Map<string, number>()

  /** @param now milliseconds of any clock that never goes back */
  constructor(seconds: number, now: () => number) {
    this.#seconds = seconds
    this.#now = now
  }

  add(key: string): void {
    this.#turn()
    const slot = this.#slotOf(this.#current, key)
    this.#current.set(slot, (this.#current.get(slot) ?? 0) + 1)
  }

  countsOf(key: string): WindowCounts {
    const age = this.#turn()
    const count = this.#current.get(this.#slotOf(this.#current, key)) ?? 0
    const previous = this.#previous.get(this.#slotOf(this.#previous, key)) ?? 0
    return { count, previous, age }
  }

  /** Begins a new window if it is due. Returns the age of the current window in seconds. */
  #turn(): number {
    const time = this.#now() / 1_000
    const window = Math.floor(time / this.#seconds)
    if (window > this.#window) {
      this.#previous = window === this.#window + 1 ? this.#current : new Map()
      this.#current = new Map()
      this.#window = window
    }
    return time - this.#window * this.#seconds
  }

  #slotOf(counts: ReadonlyMap<string, number>, key: string): string {
    if (counts.size < MAX_KEYS || counts.has(key)) return key
    const hash = createHash('sha1').update(this.#secret).update(key).digest()
    return `shared ${hash.readUInt32BE() % SHARED_COUNTS}`
  }
}
