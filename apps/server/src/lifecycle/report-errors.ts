import { databaseUnavailability } from '../api/database-away.ts'
import type { Log } from './log.ts'

/** How often what happens to many requests alike is logged: milliseconds. */
const summaryEvery = 1_000

type Kind = 'requests_shed' | 'database_away'

const kinds = { busy: 'requests_shed', away: 'database_away' } as const

const texts: Record<Kind, string> = {
  requests_shed: 'Requests were sent away, as the database had too much to do',
  database_away: 'Requests were sent away, as the database could not be asked',
}

/**
 * What is told of errors of the server's own. An error of our own is logged each time, with the request's id; a
 * database that is away or too busy fails every request alike, so that is one line a second with their number.
 */
export function reportErrors(
  log: Log,
  now: () => number = () => performance.now(),
): (error: unknown, requestId?: string) => void {
  const since: Record<Kind, { count: number; logged: number }> = {
    requests_shed: { count: 0, logged: Number.NEGATIVE_INFINITY },
    database_away: { count: 0, logged: Number.NEGATIVE_INFINITY },
  }
  return (error, requestId) => {
    const reason = databaseUnavailability(error)
    if (!reason) return log.error({ event: 'request_failed', requestId, err: error }, 'A request failed')
    const kind: Kind = kinds[reason]
    const group = since[kind]
    group.count += 1
    if (now() - group.logged < summaryEvery) return
    log.error({ event: kind, requests: group.count, reason: reasonOf(error) }, texts[kind])
    group.count = 0
    group.logged = now()
  }
}

/** The innermost message: the driver's or PostgreSQL's own words, which hold nothing that a customer typed. */
function reasonOf(error: unknown): string {
  let innermost = error
  for (let depth = 0; innermost instanceof Error && innermost.cause instanceof Error && depth < 5; depth += 1)
    innermost = innermost.cause
  return innermost instanceof Error ? innermost.message.slice(0, 200) : 'unknown'
}
