import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import type { NoteRefusal } from '../lifecycle/refusal-log.ts'
import type { ClientAddresses } from './client-address.ts'
import { isHealthCheck } from './host-header.ts'
import { refuseOverLimit } from './refuse-over-limit.ts'
import { kindOfPath, type RequestLimits } from './request-limits.ts'
import type { requestsInHand } from './requests-in-hand.ts'

export type RequestGateOptions = {
  clients: ClientAddresses
  limits: RequestLimits
  /** Takes a request in hand until it has ended, or returns false where its client has too many. */
  takeInHand: ReturnType<typeof requestsInHand>
  /** Sends what is kept, or returns false. */
  sendKept: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Told of each peer whose forwarded headers are ignored. */
  noteIgnored: (peer: string) => void
  /** Told of each request that is refused, and of whose it was. */
  noteRefusal: NoteRefusal
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>
}

/**
 * Checks every request before any work is done for it: refuses it if its client asks too much, and answers it if the answer is kept.
 * Returns whether it did. Health checks have a limit of their own, and pass however busy their client is.
 */
export function requestGate({
  clients,
  limits,
  takeInHand,
  sendKept,
  noteIgnored,
  noteRefusal,
  always,
}: RequestGateOptions) {
  const keyOf = limitKeys(clients)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { url = '' } = incoming
    if (clients.isIgnored(incoming)) noteIgnored(incoming.socket.remoteAddress ?? '')
    const key = keyOf(incoming)
    const refuse = (wait: number) => {
      noteRefusal('requests', key)
      refuseOverLimit(incoming, outgoing, wait, always)
      return true
    }
    if (isHealthCheck(url)) {
      const wait = limits.take('health', key)
      return wait !== undefined && refuse(wait)
    }
    const wait = limits.take('any', key) ?? (takeInHand(incoming, outgoing, key) ? undefined : 1)
    if (wait !== undefined) return refuse(wait)
    if (sendKept(incoming, outgoing)) return true
    const kind = kindOfPath(url)
    const longer = kind && limits.take(kind, key)
    return longer !== undefined && refuse(longer)
  }
}

/** Whom a request counts for. A connection that no proxy made has one client for good. */
function limitKeys(clients: ClientAddresses): (incoming: IncomingMessage) => string {
  const known = new WeakMap<Socket, string>()
  return (incoming) => {
    const { socket } = incoming
    const had = known.get(socket)
    if (had !== undefined) return had
    const key = rateLimitKey(clients.of(incoming))
    if (!clients.isProxy(socket.remoteAddress ?? '')) known.set(socket, key)
    return key
  }
}
