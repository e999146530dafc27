import { setTimeout as pause } from 'node:timers/promises'
import { FairQueue } from '@zayy/platform/concurrency/fair-queue'

/** Rejects a page now. `retryAfter`: seconds. 429: the client requests too many; 503: all clients together do. */
export class RenderRefusedError extends Error {
  override name = 'RenderRefusedError'
  readonly status: 429 | 503
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter: number) {
    super(`Page not rendered: ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

export type RenderQueueOptions = {
  /** Pages that are rendered concurrently. */
  atOnce: number
  /** Pages that may wait. */
  waiting: number
  /** Counts a page of a client. Returns the seconds until the next one is allowed if there were too many. */
  take: (client: string) => number | undefined
  /** Delay of a 429, in milliseconds. */
  hold?: number
}

/**
 * Bounds concurrent and waiting renders. Clients take turns, and none may fill the queue alone. Further pages are rejected at once.
 *
 * @returns a function that runs the work when its turn comes, or throws RenderRefusedError
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
