import { LRUCache } from 'lru-cache'
import { type EncodedResponse, packedBytes, packedResponse } from './encoded-response.ts'

/** `fresh`: whether it may be sent without computing it again. */
export type CachedResponse = { answer: EncodedResponse; fresh: boolean }

export type ResponseCacheOptions = {
  /** Bytes that all answers together may take. */
  limit: number
  /** Duration for which an answer is fresh, in milliseconds. */
  lifetime: number
  /** Returns the tags of an address's answer, for `invalidateTags`. */
  tagsOf?: (address: string) => readonly string[]
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** `expiresAt`: milliseconds of the clock. `generation`: that of its tags when it was computed. */
type Stored = {
  answer: EncodedResponse
  expiresAt: number
  tags: readonly string[]
  generation: number
  hits: number
}

/** Part of the limit for answers that were hit often. A larger answer is not stored. */
const PROTECTED_SHARE = 0.8

/** An answer is protected from this hit on. A crawl that requests each address twice hits each once. */
const PROTECTING_HITS = 2

/** Approximate memory of an answer in addition to its bodies, in bytes. */
const OVERHEAD = 1_024

/**
 * Caches responses by address in a segmented LRU. New answers are on probation and evict each other; one that is hit
 * again is protected, so a crawl over any number of addresses evicts nothing that is read. The least recently used protected answer
 * goes back on probation. Stale answers stay, for when they cannot be computed again.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>
  readonly #probation: LRUCache<string, Stored>
  readonly #protected: LRUCache<string, Stored>
  /** The number of changes; below, the last change of all answers, and of each tag since. */
  #changes = 0
  #cleared = 0
  readonly #invalidated = new Map<string, number>()

  constructor(options: ResponseCacheOptions) {
    this.#options = { now: () => performance.now(), tagsOf: () => [], ...options }
    const maxSize = Math.floor(PROTECTED_SHARE * options.limit)
    const sizeCalculation = ({ answer }: Stored) => packedBytes(answer) + OVERHEAD
    this.#probation = new LRUCache({ maxSize: options.limit, maxEntrySize: maxSize, sizeCalculation })
    this.#protected = new LRUCache({
      maxSize,
      sizeCalculation,
      dispose: (stored, address, reason) => {
        if (reason === 'evict') this.#probation.set(address, { ...stored, hits: 0 })
      },
    })
  }

  /** The memory that all answers take. */
  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize
  }

  get(address: string): CachedResponse | undefined {
    const stored = this.#protected.get(address) ?? this.#probation.get(address)
    if (!stored) return undefined
    stored.hits += 1
    if (stored.hits === PROTECTING_HITS) this.#store(address, stored)
    const isCurrent = stored.generation === this.#generationOf(stored.tags)
    return { answer: stored.answer, fresh: isCurrent && this.#options.now() < stored.expiresAt }
  }

  /** Call before computing an answer, and pass the result to `put`. */
  generationOf(address: string): number {
    return this.#generationOf(this.#options.tagsOf(address))
  }

  /** Stores an answer, unless its data changed while it was computed. */
  put(address: string, answer: EncodedResponse, generation: number): void {
    const tags = this.#options.tagsOf(address)
    if (generation !== this.#generationOf(tags)) return
    const { hits = 0 } = this.#protected.peek(address) ?? this.#probation.peek(address) ?? {}
    const expiresAt = this.#options.now() + this.#options.lifetime
    this.#store(address, { answer: packedResponse(answer), expiresAt, tags, generation, hits })
  }

  clear(): void {
    this.#changes += 1
    this.#cleared = this.#changes
    this.#invalidated.clear()
    this.#protected.clear()
    this.#probation.clear()
  }

  /** Marks answers with any of these tags as stale. */
  invalidateTags(tags: readonly string[]): void {
    this.#changes += 1
    for (const tag of tags) this.#invalidated.set(tag, this.#changes)
  }

  #generationOf(tags: readonly string[]): number {
    return Math.max(this.#cleared, ...tags.map((tag) => this.#invalidated.get(tag) ?? 0))
  }

  #store(address: string, stored: Stored): void {
    const [segment, other] =
      stored.hits < PROTECTING_HITS ? [this.#probation, this.#protected] : [this.#protected, this.#probation]
    other.delete(address)
    segment.set(address, stored)
    while (this.bytes > this.#options.limit) this.#probation.pop()
  }
}
