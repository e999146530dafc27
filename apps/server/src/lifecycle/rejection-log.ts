import type { Log } from './log.ts'

/**
 * What a client was refused for: `connections`, too many of them; `requests`, too many of any kind, or of pages to render, or of one
 * call; `origin`, a change from another site's page; `body`, one that is too large, of another type, cannot be read, or
 * is one of too many at once; `webhook`, one without the gateway's secret; `wrongCode`, a code that was compared
 * and is not the one that was mailed; `login`, an address and a password that do not belong together; `codesHeld`, a code that was not compared, since too many were wrong on the whole site.
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

/** Notes down that a client was refused. */
export type RecordRejection = (kind: RejectionKind, client: string) => void

/** At most one line is written for a kind and a client in this time: milliseconds. */
const QUIET_FOR_MS = 60_000

/** As many clients of a kind are told apart at once; those beyond share one line. */
const MAX_CLIENTS = 100

const OTHERS = 'others'

/**
 * Refusals as lines of the log, for whoever looks for an attack: a flood of refusals is no flood of lines. The first of
 * a kind and client is told at once, what follows within a minute by its number when the minute is over.
 * The client is the key that limits count by: an address, or the network part of one. Nothing of the request is told.
 */
export function rejectionLog(log: Log): RecordRejection {
  const quiet = new Map<string, Map<string, number>>()

  const tell = (kind: RejectionKind, client: string, refusals: number) => {
    log.info({ event: 'refused', kind, client, refusals }, 'A client was refused')
    const clients = quiet.get(kind) ?? new Map<string, number>()
    quiet.set(kind, clients)
    clients.set(client, 0)
    const waited = () => {
      const since = clients.get(client) ?? 0
      clients.delete(client)
      if (since > 0) tell(kind, client, since)
    }
    setTimeout(waited, QUIET_FOR_MS).unref()
  }

  return (kind, client) => {
    const clients = quiet.get(kind)
    const told = clients?.has(client) || (clients?.size ?? 0) < MAX_CLIENTS ? client : OTHERS
    const count = clients?.get(told)
    if (clients && count !== undefined) clients.set(told, count + 1)
    else tell(kind, told, 1)
  }
}
