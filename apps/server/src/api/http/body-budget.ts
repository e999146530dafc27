import { ConcurrencyLimit } from '@zayy/platform/rate-limits/concurrency-limit'
import { BodyError } from './read-body.ts'

/** A body above this counts as large: bytes. Of the calls, only receipts of transfers take one. */
const SMALL_BODY_BYTES = 256 * 1024

const MEGABYTE = 1024 * 1024

/**
 * Bytes of bodies that are being received or worked on at a time: of all clients, and of one. `ofFree` is how much of what is
 * still free one client may have: the fuller the budget, the less each may add, so a few slow clients cannot take all of it.
 */
const bounds = {
  large: { all: 8 * 5.1 * MEGABYTE, perClient: 2 * 5.1 * MEGABYTE, ofFree: 1 },
  small: { all: 24 * MEGABYTE, perClient: 4 * MEGABYTE, ofFree: 1 / 4 },
}

/**
 * Bounds the memory of all bodies in hand. Large ones have a budget of their own, so that receipts hold no order back.
 * @param multiplier of the share of one client: 1, or 1000 with LIMITS=relaxed
 */
export function bodyBudget(multiplier: number) {
  const open = (kind: keyof typeof bounds) => ({
    ...bounds[kind],
    held: 0,
    clients: new ConcurrencyLimit(bounds[kind].perClient * multiplier),
  })
  const budgets = { large: open('large'), small: open('small') }

  /**
   * @returns what gives the bytes back
   * @throws BodyError 429 where its client sends too much at once, 503 where everybody does
   */
  return (client: string, bytes: number): (() => void) => {
    const budget = bytes > SMALL_BODY_BYTES ? budgets.large : budgets.small
    const free = budget.all - budget.held
    const share = budget.ofFree * free * multiplier
    if (bytes > Math.min(free, share)) throw new BodyError(503)
    const release = budget.clients.acquire(client, bytes, share)
    if (release === null) throw new BodyError(429)
    budget.held += bytes
    return () => {
      budget.held -= bytes
      release()
    }
  }
}
