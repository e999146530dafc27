import { randomInt } from 'node:crypto'

export type SlidingCountsOptions = {
  /** How long a window is, in seconds. */
  seconds: number
  /** Cells of each of the four rows, a power of two: about as many keys as are active in one window. */
  width?: number
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

const rows = 4

/**
 * How often each key was counted in the last so many seconds, in memory of a fixed size: a count-min sketch (Cormode and
 * Muthukrishnan 2005) with conservative update, one for this window and one for the last, which counts for the part of
 * it that a sliding window still covers. There are no entries that could be pushed out: whoever counts under many keys
 * cannot make the count of one forgotten. A key shares each of its four cells with others and the smallest counts, so
 * that a count may come out too high, which is rare, and never too low. Which keys share a cell is secret.
 */
export class SlidingCounts {
  readonly #seconds: number
  readonly #width: number
  readonly #now: () => number
  readonly #seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const
  readonly #cells = new Uint32Array(rows)
  #current: Uint32Array
  #last: Uint32Array
  #window = 0

  constructor({ seconds, width = 8_192, now = () => performance.now() }: SlidingCountsOptions) {
    this.#seconds = seconds
    this.#width = width
    this.#now = now
    this.#current = new Uint32Array(rows * width)
    this.#last = new Uint32Array(rows * width)
  }

  /** Counts a key once more. */
  add(key: string): void {
    this.#find(key)
    const { now } = this.#counted()
    for (const cell of this.#cells) if (this.#current[cell] === now) this.#current[cell] = now + 1
  }

  /** How often a key was counted in the seconds before now. */
  count(key: string): number {
    const passed = this.#find(key)
    const { now, last } = this.#counted()
    return now + last * (1 - passed)
  }

  /** In how many seconds, whole ones, a key's count will be below `most`, if it is not counted before. */
  secondsUntilBelow(most: number, key: string): number {
    const passed = this.#find(key)
    const { now, last } = this.#counted()
    // Of the window that ends, so much has to have gone by; or else of the next one, whose last window this one is.
    const part = now < most ? 1 - (most - now) / last : 2 - most / now
    return Math.floor((part - passed) * this.#seconds) + 1
  }

  #counted(): { now: number; last: number } {
    let now = Number.POSITIVE_INFINITY
    let last = Number.POSITIVE_INFINITY
    for (const cell of this.#cells) {
      now = Math.min(now, this.#current[cell] ?? 0)
      last = Math.min(last, this.#last[cell] ?? 0)
    }
    return { now, last }
  }

  /** Finds the cells of a key, in the windows of now. Returns how much of the current one has passed, from 0 to 1. */
  #find(key: string): number {
    const one = hash(key, this.#seeds[0])
    const other = hash(key, this.#seeds[1]) | 1
    for (let row = 0; row < rows; row += 1)
      this.#cells[row] = row * this.#width + ((one + Math.imul(row, other)) & (this.#width - 1))
    const time = this.#now() / (this.#seconds * 1_000)
    this.#turnTo(Math.floor(time))
    return time - this.#window
  }

  #turnTo(window: number): void {
    if (window <= this.#window) return
    const isNext = window === this.#window + 1
    ;[this.#last, this.#current] = [this.#current, this.#last]
    this.#current.fill(0)
    if (!isNext) this.#last.fill(0)
    this.#window = window
  }
}

/** 32 bits of a text: FNV-1a over its code units from a secret start, mixed as in MurmurHash3. */
function hash(text: string, seed: number): number {
  let mixed = seed
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
