import { setTimeout as pause } from 'node:timers/promises'
import { FairQueue } from '@zayy/platform/rate-limits/fair-queue'

/** A page that is not rendered now: `retryAfter` in seconds. 429: its client asks for too many; 503: everybody does. */
export class RenderRefusedError extends Error {
  override name = 'RenderRefusedError'
  readonly status: 429 | 503
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter: number) {
    super(`not rendered: ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

export type RenderQueueOptions = {
  /** How many pages are rendered at the same time. */
  atOnce: number
  /** How many may wait for that. */
  waiting: number
  /** Counts a page of a client; the seconds after which it may ask again, where there have been too many. */
  take: (client: string) => number | undefined
  /** How long whoever is over that limit waits to be told so: milliseconds. */
  hold?: number
}

/**
 * Renders a few pages at a time and lets a few more wait, of which no client fills more than a part. Clients take turns. A page
 * beyond that is refused at once: a queue that only grows helps nobody.
 *
 * @returns what does the work when its turn comes
 * @throws RenderRefusedError
 */
export function renderQueue({ atOnce, waiting, take, hold = 500 }: RenderQueueOptions) {
  const queue = new FairQueue()
  let running = 0

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const wait = take(client)
    if (wait !== undefined) {
      await pause(hold)
      throw new RenderRefusedError(429, wait)
    }
    if (running < atOnce) running += 1
    else {
      if (!queue.hasRoom(client, waiting)) throw new RenderRefusedError(503, 1)
      await new Promise<void>((resolve) => queue.add(client, resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.next()
      if (next) next()
      else running -= 1
    }
  }
}
