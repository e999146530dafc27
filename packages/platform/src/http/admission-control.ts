import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts'
import { rateLimitKey } from '../rate-limits/client-networks.ts'
import type { ClientAddresses } from './client-address.ts'
import { type ErrorBody, errorHeaders } from './error-answer.ts'
import { isHealthCheck } from './host-header.ts'
import type { EarlyHandler } from './http-server.ts'
import { bringsBody } from './slow-body.ts'

/** Concurrent requests of a client: as many as it may have connections, as a proxy shares its own among clients. */
const MAX_CONCURRENT = 200

/** Concurrent requests of a client whose body is still coming. */
const MAX_RECEIVING = 40

/** Delay of a 429 in milliseconds, so that a client gains nothing by retrying at once. */
const HOLD_MS = 500

export type AdmissionOptions<Kind extends string> = {
  clients: ClientAddresses
  /** Counts a request of a client, or returns the seconds until one more is allowed. Each but a health check counts as `any` first. */
  consume: (kind: Kind | 'any' | 'health', client: string) => number | undefined
  /** Returns what else a request that the cache cannot answer counts as. */
  kindOfPath: (path: string) => Kind | undefined
  /** Multiplies the concurrency limits: 1, or 1000 with LIMITS=relaxed. */
  multiplier: number
  /** Answers from the cache, or returns false. */
  sendCached: EarlyHandler
  /** Called with each peer whose forwarded headers are ignored. */
  onIgnored: (peer: string) => void
  onRefusal: (kind: 'requests', client: string) => void
  errorBody: ErrorBody
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>
}

/**
 * Returns a handler that rejects requests over a client's limits and answers others from the cache, before any work is done. Health
 * checks have a separate limit.
 */
export function admissionControl<Kind extends string>(options: AdmissionOptions<Kind>): EarlyHandler {
  const { clients, consume, kindOfPath, multiplier, sendCached, onIgnored, onRefusal } = options
  const keyOf = limitKeys(clients)
  const acquire = concurrencyLimits(multiplier)
  return (incoming, outgoing) => {
    const { url = '' } = incoming
    if (clients.isIgnored(incoming)) onIgnored(incoming.socket.remoteAddress ?? '')
    const key = keyOf(incoming)
    const refuse = (wait: number) => {
      onRefusal('requests', key)
      sendTooMany(url, outgoing, wait, options)
      return true
    }
    if (isHealthCheck(url)) {
      const wait = consume('health', key)
      return wait !== undefined && refuse(wait)
    }
    const wait = consume('any', key) ?? (acquire(incoming, outgoing, key) ? undefined : 1)
    if (wait !== undefined) return refuse(wait)
    if (sendCached(incoming, outgoing)) return true
    const kind = kindOfPath(url)
    const longer = kind && consume(kind, key)
    return longer !== undefined && refuse(longer)
  }
}

/** Returns the client that a request counts for. Without a proxy, a connection keeps its client. */
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

/** Returns a function that counts a request until it has ended, or returns false if its client has too many. */
function concurrencyLimits(multiplier: number) {
  const all = new ConcurrencyLimit(MAX_CONCURRENT * multiplier)
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

/** Answers 429 after a while and closes the connection, which drops the requests that the client has sent ahead too. */
function sendTooMany(
  url: string,
  outgoing: ServerResponse,
  wait: number,
  { errorBody, always }: Pick<AdmissionOptions<never>, 'errorBody' | 'always'>,
): void {
  const { type, text } = errorBody('rateLimited', url)
  const headers = { ...always, ...errorHeaders(type), connection: 'close', 'retry-after': String(wait) }
  setTimeout(() => {
    if (!outgoing.destroyed) outgoing.writeHead(429, headers).end(text)
  }, HOLD_MS)
}
