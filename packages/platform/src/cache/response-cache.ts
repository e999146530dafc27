import { MemoryWindows } from '../rate-limits/memory-windows.ts'
import { slidingCount } from '../rate-limits/sliding-window.ts'
import { packedResponse, packedBytes } from './packed-response.ts'
import type { EncodedResponse } from './encoded-response.ts'

/** `fresh`: whether it is young enough to be sent without being worked out again. */
export type CachedResponse = { answer: EncodedResponse; fresh: boolean }

export type ResponseCacheOptions = {
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
  answer: EncodedResponse
  stale: number
  tags: readonly string[]
  generation: number
}

/** How far back requests are counted. */
const COUNTED_SECONDS = 600

/**
 * Caches whole responses by address until it is cleared or memory is needed. Then the least recently used goes, but not
 * for one that was requested less often (TinyLFU, Einziger et al. 2017): a crawl over any number of addresses evicts
 * nothing that is read. A response that is stale stays, for when it cannot be computed again.
 */
export class ResponseCache {
  readonly #answers = new Map<string, Stored>()
  readonly #options: Required<ResponseCacheOptions>
  readonly #asked: MemoryWindows
  #bytes = 0
  /** The number of changes; below, the last one of all answers, and of each tag since. */
  #changes = 0
  #cleared = 0
  readonly #invalidated = new Map<string, number>()

  constructor(options: ResponseCacheOptions) {
    this.#options = {
      now: () => performance.now(),
      tagsOf: () => [],
      ...options,
    }
    this.#asked = new MemoryWindows(COUNTED_SECONDS, this.#options.now)
  }

  /** What is kept under an address, now the most recently used. */
  get(address: string): CachedResponse | undefined {
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
  put(address: string, answer: EncodedResponse, generation: number): void {
    const tags = this.#options.tagsOf(address)
    if (generation !== this.#generationOf(tags)) return
    this.#remove(address)
    const packed = packedResponse(answer)
    const bytes = bytesOf(packed)
    if (!this.#makeRoom(address, bytes)) return
    const stale = this.#options.now() + this.#options.lifetime
    this.#answers.set(address, { answer: packed, stale, tags, generation })
    this.#bytes += bytes
  }

  /** Drops everything. */
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
    return slidingCount(this.#asked.countsOf(address), COUNTED_SECONDS)
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
const ENTRY_OVERHEAD_BYTES = 1_024

function bytesOf(answer: EncodedResponse): number {
  return packedBytes(answer) + ENTRY_OVERHEAD_BYTES
}
