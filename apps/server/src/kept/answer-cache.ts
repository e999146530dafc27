import { MemoryWindows } from '@zayy/platform/rate-limits/memory-windows'
import { slidingCount } from '@zayy/platform/rate-limits/sliding-window'
import { packedAnswer, packedBytes } from './packed-answer.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** `fresh`: whether it is young enough to be sent without being worked out again. */
export type KeptAnswer = { answer: PreparedAnswer; fresh: boolean }

export type AnswerCacheOptions = {
  /** Bytes that all forms of all answers together may take. */
  limit: number
  /** How long an answer is fresh: milliseconds. */
  lifetime: number
  /** Tags of the answer of an address, for `invalidateTags`; none if left out. */
  tagsOf?: (address: string) => readonly string[]
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** `stale`: when it stops being fresh, in milliseconds of the clock. `generation`: that of its tags when it was worked out. */
type Stored = {
  answer: PreparedAnswer
  stale: number
  tags: readonly string[]
  generation: number
}

/** How far back it is counted how often an answer was asked for: seconds. */
const remembered = 600

/**
 * Whole answers, pages among them, kept by their address until the shop changes or memory is needed. Then the least
 * recently used goes, but not for one that was asked for less often than itself (TinyLFU, Einziger et al. 2017): whoever
 * walks over any number of addresses pushes out nothing that is read. One that is past its lifetime, or outdated, stays,
 * for when the shop cannot work it out again.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Stored>()
  readonly #options: Required<AnswerCacheOptions>
  readonly #asked: MemoryWindows
  #bytes = 0
  /** The number of changes; below, the last one of all answers, and of each tag since. */
  #changes = 0
  #cleared = 0
  readonly #invalidated = new Map<string, number>()

  constructor(options: AnswerCacheOptions) {
    this.#options = {
      now: () => performance.now(),
      tagsOf: () => [],
      ...options,
    }
    this.#asked = new MemoryWindows(remembered, this.#options.now)
  }

  /** What is kept under an address, now the most recently used. */
  get(address: string): KeptAnswer | undefined {
    this.#asked.add(address)
    const kept = this.#answers.get(address)
    if (!kept) return undefined
    this.#touch(address, kept)
    const isCurrent = kept.generation === this.#generationOf(kept.tags)
    return { answer: kept.answer, fresh: isCurrent && this.#options.now() < kept.stale }
  }

  /** To be taken before the work and given to `put`: what was worked out from data that has changed since is not kept. */
  generationOf(address: string): number {
    return this.#generationOf(this.#options.tagsOf(address))
  }

  /** Keeps an answer, unless what it shows changed while it was worked out. */
  put(address: string, answer: PreparedAnswer, generation: number): void {
    const tags = this.#options.tagsOf(address)
    if (generation !== this.#generationOf(tags)) return
    this.#remove(address)
    const packed = packedAnswer(answer)
    const bytes = bytesOf(packed)
    if (!this.#makeRoom(address, bytes)) return
    const stale = this.#options.now() + this.#options.lifetime
    this.#answers.set(address, { answer: packed, stale, tags, generation })
    this.#bytes += bytes
  }

  /** Forgets everything: the shop has changed. */
  clear(): void {
    this.#changes += 1
    this.#cleared = this.#changes
    this.#invalidated.clear()
    this.#answers.clear()
    this.#bytes = 0
  }

  /** Answers with one of these tags are stale from now on; all others stay as they are. */
  invalidateTags(tags: readonly string[]): void {
    this.#changes += 1
    for (const tag of tags) this.#invalidated.set(tag, this.#changes)
  }

  #generationOf(tags: readonly string[]): number {
    return Math.max(this.#cleared, ...tags.map((tag) => this.#invalidated.get(tag) ?? 0))
  }

  /**
   * Drops the least recently used until there is room for so many bytes; returns false at the first that was asked for
   * more often than `address`, which has to stand its ground against the others before it is looked at again.
   */
  #makeRoom(address: string, bytes: number): boolean {
    if (bytes > this.#options.limit) return false
    const asked = this.#timesAsked(address)
    for (const [oldest, kept] of this.#answers) {
      if (this.#bytes + bytes <= this.#options.limit) break
      if (this.#timesAsked(oldest) > asked) {
        this.#touch(oldest, kept)
        return false
      }
      this.#remove(oldest)
    }
    return true
  }

  #timesAsked(address: string): number {
    return slidingCount(this.#asked.countsOf(address), remembered)
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
