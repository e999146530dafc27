import { setTimeout as pause } from 'node:timers/promises'

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
  /** How many of these may be one client's. */
  perClient: number
  /** Counts a page of a client; the seconds after which it may ask again, where there have been too many. */
  take: (client: string) => number | undefined
  /** How long whoever is over that limit waits to be told so: milliseconds. */
  hold?: number
}

/**
 * Renders a few pages at a time and lets a few more wait, of one client no more than a part. Whoever comes beyond that
 * is sent away at once: a queue that only grows helps nobody.
 *
 * @returns what does the work when its turn comes
 * @throws RenderRefusedError
 */
export function renderQueue({ atOnce, waiting, perClient, take, hold = 500 }: RenderQueueOptions) {
  const queue: (() => void)[] = []
  const clients = new Map<string, number>()
  let running = 0

  const turn = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  /** Hands the turn on, or gives it back. */
  const done = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const wait = take(client)
    if (wait !== undefined) {
      await pause(hold)
      throw new RenderRefusedError(429, wait)
    }
    const own = clients.get(client) ?? 0
    if (own >= perClient || (running >= atOnce && queue.length >= waiting))
      throw new RenderRefusedError(503, 1)
    clients.set(client, own + 1)
    try {
      await turn()
      return await work().finally(done)
    } finally {
      const left = (clients.get(client) ?? 1) - 1
      if (left > 0) clients.set(client, left)
      else clients.delete(client)
    }
  }
}
