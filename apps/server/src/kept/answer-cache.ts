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
  /** What the answer of an address shows that may change while the rest of the shop does not; undefined: nothing. */
  subjectOf?: (address: string) => Subject | undefined
  /** Whether `outdate('any')` means this subject; left out: each. */
  isInAny?: (subject: Subject) => boolean
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** A name for what `outdate` is told of. */
export type Subject = number | string

/** `stale`: when it stops being fresh, in milliseconds of the clock. `generation`: that of its subject when it was worked out. */
type Stored = {
  answer: PreparedAnswer
  stale: number
  subject: Subject | undefined
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
  /** The number of changes; below, the last one of all answers, of all that have a subject, and of each subject since. */
  #changes = 0
  #cleared = 0
  #outdated = 0
  readonly #outdatedSubjects = new Map<Subject, number>()

  constructor(options: AnswerCacheOptions) {
    this.#options = {
      now: () => performance.now(),
      subjectOf: () => undefined,
      isInAny: () => true,
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
    const isCurrent = kept.generation === this.#generationOf(kept.subject)
    return { answer: kept.answer, fresh: isCurrent && this.#options.now() < kept.stale }
  }

  /** To be taken before the work and given to `put`: what was worked out from data that has changed since is not kept. */
  generationOf(address: string): number {
    return this.#generationOf(this.#options.subjectOf(address))
  }

  /** Keeps an answer, unless what it shows changed while it was worked out. */
  put(address: string, answer: PreparedAnswer, generation: number): void {
    const subject = this.#options.subjectOf(address)
    if (generation !== this.#generationOf(subject)) return
    this.#remove(address)
    const packed = packedAnswer(answer)
    const bytes = bytesOf(packed)
    if (!this.#makeRoom(address, bytes)) return
    const stale = this.#options.now() + this.#options.lifetime
    this.#answers.set(address, { answer: packed, stale, subject, generation })
    this.#bytes += bytes
  }

  /** Forgets everything: the shop has changed. */
  clear(): void {
    this.#changes += 1
    this.#cleared = this.#changes
    this.#outdatedSubjects.clear()
    this.#answers.clear()
    this.#bytes = 0
  }

  /** What shows one of these subjects, or any, is fresh no longer; everything else stays as it is. */
  outdate(subjects: readonly Subject[] | 'any'): void {
    this.#changes += 1
    if (subjects !== 'any') {
      for (const subject of subjects) this.#outdatedSubjects.set(subject, this.#changes)
      return
    }
    this.#outdated = this.#changes
    for (const subject of this.#outdatedSubjects.keys())
      if (this.#options.isInAny(subject)) this.#outdatedSubjects.delete(subject)
  }

  #generationOf(subject: Subject | undefined): number {
    if (subject === undefined) return this.#cleared
    const any = this.#options.isInAny(subject) ? this.#outdated : 0
    return Math.max(this.#cleared, any, this.#outdatedSubjects.get(subject) ?? 0)
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
