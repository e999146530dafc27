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

/**
 * Whole answers, pages among them, kept by their address until the shop changes or memory is needed: the least recently
 * used goes first. One that is past its lifetime stays, for when the shop cannot work it out again.
 */
export class AnswerCache {
  readonly #answers = new Map<string, { answer: PreparedAnswer; stale: number }>()
  readonly #options: Required<AnswerCacheOptions>
  #bytes = 0
  #generation = 0

  constructor(options: AnswerCacheOptions) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** What is kept under an address, now the most recently used. */
  get(address: string): KeptAnswer | undefined {
    const kept = this.#answers.get(address)
    if (!kept) return undefined
    this.#answers.delete(address)
    this.#answers.set(address, kept)
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
    this.#answers.set(address, { answer: packed, stale: this.#options.now() + this.#options.lifetime })
    this.#bytes += bytesOf(packed)
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#options.limit) break
      this.#remove(oldest)
    }
  }

  /** Forgets everything: the shop has changed. */
  clear(): void {
    this.#generation += 1
    this.#answers.clear()
    this.#bytes = 0
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
