import type { Log } from './log.ts'

/**
 * Why a client was rejected: too many `connections`, `requests`, page `renders` or `calls`; `origin`: a change from another site's page;
 * `body`: too large, of the wrong type, malformed, or too many at once; `webhook`: without the gateway's secret; `login`: wrong e-mail
 * address or password; `wrongCode`: not the mailed code; `codesHeld`: not compared, because of too many wrong codes on the whole site.
 */
export type RejectionKind =
  | 'connections'
  | 'requests'
  | 'renders'
  | 'calls'
  | 'origin'
  | 'body'
  | 'webhook'
  | 'login'
  | 'wrongCode'
  | 'codesHeld'

export type RecordRejection = (kind: RejectionKind, client: string) => void

/** Minimum time between two lines for one kind and client, in milliseconds. */
const QUIET_FOR_MS = 60_000

/** Number of clients that are logged separately per kind; further ones share one line. */
const MAX_CLIENTS = 100

const OTHERS = 'others'

/**
 * Logs rejected requests, throttled so that an attack cannot flood the log. The first of a kind and client is logged at once, the rest of a
 * minute as a count at its end. The client is its rate-limit key: an IP address or network. Nothing of the request is logged.
 */
export function rejectionLog(log: Log): RecordRejection {
  const quiet = new Map<string, Map<string, number>>()

  const logRejections = (kind: RejectionKind, client: string, count: number) => {
    log.info({ event: 'refused', kind, client, refusals: count }, 'A client was rejected')
    const clients = quiet.get(kind) ?? new Map<string, number>()
    quiet.set(kind, clients)
    clients.set(client, 0)
    const endQuiet = () => {
      const since = clients.get(client) ?? 0
      clients.delete(client)
      if (since > 0) logRejections(kind, client, since)
    }
    setTimeout(endQuiet, QUIET_FOR_MS).unref()
  }

  return (kind, client) => {
    const clients = quiet.get(kind)
    const loggedAs = clients?.has(client) || (clients?.size ?? 0) < MAX_CLIENTS ? client : OTHERS
    const count = clients?.get(loggedAs)
    if (clients && count !== undefined) clients.set(loggedAs, count + 1)
    else logRejections(kind, loggedAs, 1)
  }
}
