import type { RenderedPage } from './rendered-page.ts'

/** A kept page. `fresh`: whether it is young enough to be sent without being rendered again. */
export type KeptPage = { page: RenderedPage; fresh: boolean }

export type PageCacheOptions = {
  /** Bytes that all kept forms together may take. */
  limit: number
  /** How long a page is fresh: milliseconds. */
  lifetime: number
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/**
 * Whole pages, kept by their address until the shop changes or memory is needed: the least recently used goes first.
 * One that is past its lifetime stays, for when the shop cannot render it again.
 */
export class PageCache {
  readonly #pages = new Map<string, { page: RenderedPage; stale: number }>()
  readonly #options: Required<PageCacheOptions>
  #bytes = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** The kept page of an address, now the most recently used. */
  get(address: string): KeptPage | undefined {
    const kept = this.#pages.get(address)
    if (!kept) return undefined
    this.#pages.delete(address)
    this.#pages.set(address, kept)
    return { page: kept.page, fresh: this.#options.now() < kept.stale }
  }

  /** To be taken before rendering and given to `put`: a page rendered from what has changed since is not kept. */
  get generation(): number {
    return this.#generation
  }

  /** Keeps a page, unless the shop changed while it was being rendered. */
  put(address: string, page: RenderedPage, generation: number): void {
    if (generation !== this.#generation) return
    this.#remove(address)
    this.#pages.set(address, { page, stale: this.#options.now() + this.#options.lifetime })
    this.#bytes += bytesOf(page)
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= this.#options.limit) break
      this.#remove(oldest)
    }
  }

  /** Forgets everything: the shop has changed. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  #remove(address: string): void {
    const kept = this.#pages.get(address)
    if (!kept) return
    this.#pages.delete(address)
    this.#bytes -= bytesOf(kept.page)
  }
}

function bytesOf({ bodies }: RenderedPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length
}
