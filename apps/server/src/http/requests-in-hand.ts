import type { IncomingMessage, ServerResponse } from 'node:http'
import { InHand } from '@zayy/platform/rate-limits/in-hand'
import { bringsBody } from './slow-body.ts'

/** Requests of one client at the same time: as many as it may have connections, behind a proxy too. */
const most = 200

/** Of these, how many may have a body that is still coming. */
const mostReceiving = 40

/**
 * Bounds the requests that each client has in hand, however they come.
 *
 * @param times how many times the limits' numbers are allowed: 1, or 1000 with LIMITS=relaxed
 * @returns what takes a request in hand until it has ended, or returns false where its client has too many
 */
export function requestsInHand(times: number) {
  const all = new InHand(most * times)
  const receiving = new InHand(mostReceiving * times)
  return (incoming: IncomingMessage, outgoing: ServerResponse, client: string): boolean => {
    const end = all.take(client)
    if (!end) return false
    if (bringsBody(incoming)) {
      const received = receiving.take(client)
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
