import { SlidingCounts } from '../http/sliding-counts.ts'
import { packedAnswer, packedBytes } from './packed-answer.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** `fresh`: whether it is young enough to be sent without being worked out again. */
export type KeptAnswer = { answer: PreparedAnswer; fresh: boolean }

export type AnswerCacheOptions = {
  /** Bytes that all forms of all answers together may take. */
  limit: number
  /** How long an answer is fresh: milliseconds. */
  lifetime: number
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** `stale`: when it stops being fresh, in milliseconds of the clock. */
type Stored = { answer: PreparedAnswer; stale: number }

/** How far back it is counted how often an answer was asked for: seconds. */
const remembered = 600

/**
 * Whole answers, pages among them, kept by their address until the shop changes or memory is needed. Then the least
 * recently used goes, but not for one that was asked for less often than itself (TinyLFU, Einziger et al. 2017): whoever
 * walks over any number of addresses pushes out nothing that is read. One that is past its lifetime stays, for when the
 * shop cannot work it out again.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Stored>()
  readonly #options: Required<AnswerCacheOptions>
  readonly #asked: SlidingCounts
  #bytes = 0
  #generation = 0

  constructor(options: AnswerCacheOptions) {
    this.#options = { now: () => performance.now(), ...options }
    this.#asked = new SlidingCounts({ seconds: remembered, width: 4_096, now: this.#options.now })
  }

  /** What is kept under an address, now the most recently used. */
  get(address: string): KeptAnswer | undefined {
    this.#asked.add(address)
    const kept = this.#answers.get(address)
    if (!kept) return undefined
    this.#touch(address, kept)
    return { answer: kept.answer, fresh: this.#options.now() < kept.stale }
  }

  /** To be taken before the work and given to `put`: what was worked out from data that has changed since is not kept. */
  get generation(): number {
    return this.#generation
  }

  /** Keeps an answer, unless the shop changed while it was worked out. */
  put(address: string, answer: PreparedAnswer, generation: number): void {
    if (generation !== this.#generation) return
    this.#remove(address)
    const packed = packedAnswer(answer)
    const bytes = bytesOf(packed)
    if (!this.#makeRoom(address, bytes)) return
    this.#answers.set(address, { answer: packed, stale: this.#options.now() + this.#options.lifetime })
    this.#bytes += bytes
  }

  /** Forgets everything: the shop has changed. */
  clear(): void {
    this.#generation += 1
    this.#answers.clear()
    this.#bytes = 0
  }

  /**
   * Drops the least recently used until there is room for so many bytes; returns false at the first that was asked for
   * more often than `address`, which has to stand its ground against the others before it is looked at again.
   */
  #makeRoom(address: string, bytes: number): boolean {
    if (bytes > this.#options.limit) return false
    const asked = this.#asked.count(address)
    for (const [oldest, kept] of this.#answers) {
      if (this.#bytes + bytes <= this.#options.limit) break
      if (this.#asked.count(oldest) > asked) {
        this.#touch(oldest, kept)
        return false
      }
      this.#remove(oldest)
    }
    return true
  }

  #touch(address: string, kept: Stored): void {
    this.#answers.delete(address)
    this.#answers.set(address, kept)
  }

  #remove(address: string): void {
    const kept = this.#answers.get(address)
    if (!kept) return
    this.#answers.delete(address)
    this.#bytes -= bytesOf(kept.answer)
  }
}

/** What an answer takes beside its bodies: its address, headers and place, about. */
const overhead = 1_024

function bytesOf(answer: PreparedAnswer): number {
  return packedBytes(answer) + overhead
}
