import type { RenderedPage } from './rendered-page.ts'

/**
 * Whole pages, kept by their address until the shop changes or memory is needed: the least recently used goes first.
 */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>()
  readonly #limit: number
  #bytes = 0
  #generation = 0

  /** @param limit bytes that all kept forms together may take */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The kept page of an address, now the most recently used. */
  get(address: string): RenderedPage | undefined {
    const page = this.#pages.get(address)
    if (page) {
      this.#pages.delete(address)
      this.#pages.set(address, page)
    }
    return page
  }

  /** To be taken before rendering and given to `put`: a page rendered from what has changed since is not kept. */
  get generation(): number {
    return this.#generation
  }

  /** Keeps a page, unless the shop changed while it was being rendered. */
  put(address: string, page: RenderedPage, generation: number): void {
    if (generation !== this.#generation) return
    this.#remove(address)
    this.#pages.set(address, page)
    this.#bytes += bytesOf(page)
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= this.#limit) break
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
    const page = this.#pages.get(address)
    if (!page) return
    this.#pages.delete(address)
    this.#bytes -= bytesOf(page)
  }
}

function bytesOf({ bodies }: RenderedPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length
}
