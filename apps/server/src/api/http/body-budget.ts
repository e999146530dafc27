import { ConcurrencyLimit } from '@zayy/platform/concurrency/concurrency-limit'
import { BodyError } from './read-body.ts'

/** A larger body counts as large: bytes. Only transfer receipts may be. */
const SMALL_BODY_BYTES = 256 * 1024

const MEGABYTE = 1024 * 1024

/**
 * Bytes of request bodies in memory: of all clients and per client. `ofFree` is the share of the free bytes that one client may have: it
 * shrinks as the budget fills, so that a few slow clients cannot take all of it.
 */
const BOUNDS = {
  large: { all: 8 * 5.1 * MEGABYTE, perClient: 2 * 5.1 * MEGABYTE, ofFree: 1 },
  small: { all: 24 * MEGABYTE, perClient: 4 * MEGABYTE, ofFree: 1 / 4 },
}

/**
 * Bounds the memory of request bodies. Large bodies have a separate budget, so that receipts cannot hold back orders.
 * @param multiplier factor of the share per client: 1, or 1000 with LIMITS=relaxed
 */
export function bodyBudget(multiplier: number) {
  const open = (kind: keyof typeof BOUNDS) => ({
    ...BOUNDS[kind],
    held: 0,
    clients: new ConcurrencyLimit(BOUNDS[kind].perClient * multiplier),
  })
  const budgets = { large: open('large'), small: open('small') }

  /**
   * Reserves bytes.
   * @returns a function that releases them
   * @throws BodyError 429 if the client has too many bytes in memory, 503 if all clients together have
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
