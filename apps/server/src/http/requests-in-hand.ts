import type { IncomingMessage, ServerResponse } from 'node:http'
import { ConcurrencyLimit } from '@zayy/platform/rate-limits/concurrency-limit'
import { bringsBody } from './slow-body.ts'

/** Requests of one client at the same time: as many as it may have connections, behind a proxy too. */
const MAX = 200

/** Of these, how many may have a body that is still coming. */
const MAX_RECEIVING = 40

/**
 * Bounds the requests that each client has in hand, however they come.
 *
 * @param multiplier of the limits' numbers: 1, or 1000 with LIMITS=relaxed
 * @returns what takes a request in hand until it has ended, or returns false where its client has too many
 */
export function requestsInHand(multiplier: number) {
  const all = new ConcurrencyLimit(MAX * multiplier)
  const receiving = new ConcurrencyLimit(MAX_RECEIVING * multiplier)
  return (incoming: IncomingMessage, outgoing: ServerResponse, client: string): boolean => {
    const end = all.acquire(client)
    if (!end) return false
    if (bringsBody(incoming)) {
      const received = receiving.acquire(client)
      if (!received) {
        end()
        return false
      }
      incoming.once('end', received).once('close', received)
      outgoing.once('close', received)
    }
    outgoing.once('close', end)
    return true
  }
}
