import { currentRequestId } from '@zayy/platform/http/request-id'
import { startInterval } from '@zayy/platform/process/start-interval'
import { databaseUnavailability } from '../api/database-away.ts'
import type { Log } from './log.ts'

const SUMMARY_INTERVAL_MS = 1_000

/**
 * Logs errors of requests: an internal error with the request's id, a database outage once, and requests that an overloaded database sheds as
 * one line a second with their count.
 */
export function reportErrors(
  log: Log,
  outage: Pick<DatabaseOutage, 'note'>,
  now: () => number = () => performance.now(),
): (error: unknown, requestId?: string) => void {
  const shed = { requests: 0, logged: Number.NEGATIVE_INFINITY }
  return (error, requestId = currentRequestId()) => {
    if (outage.note(error)) return
    if (databaseUnavailability(error) === null)
      return log.error({ event: 'request_failed', requestId, err: error }, 'A request failed')
    shed.requests += 1
    if (now() - shed.logged < SUMMARY_INTERVAL_MS) return
    const { requests } = shed
    log.error(
      { event: 'requests_shed', requests, reason: reasonOf(error) },
      'Shedding load: database pool saturated',
    )
    Object.assign(shed, { requests: 0, logged: now() })
  }
}

/** Interval between checks during an outage, in milliseconds. */
const PROBE_INTERVAL_MS = 1_000

export type DatabaseOutage = {
  /** Returns true for an error of a database that is away, and counts it. */
  note(error: unknown): boolean
  stop(): void
}

/**
 * Logs an outage of the database as two lines, at its beginning and end, however much fails meanwhile.
 * @param isBack asks the database whether it serves again
 */
export function watchOutages(log: Log, isBack: () => Promise<boolean>): DatabaseOutage {
  let outage: { since: number; failed: number } | null = null
  let stop = async () => {}
  const probe = async () => {
    if (!(await isBack()) || !outage) return
    const seconds = Math.round((performance.now() - outage.since) / 1_000)
    log.info({ event: 'database_back', seconds, failed: outage.failed }, 'The database answers again')
    outage = null
    void stop()
  }
  return {
    note: (error) => {
      if (databaseUnavailability(error) !== 'away') return false
      if (outage) outage.failed += 1
      else {
        outage = { since: performance.now(), failed: 1 }
        log.error({ event: 'database_away', reason: reasonOf(error) }, 'The database does not answer')
        stop = startInterval(probe, { every: PROBE_INTERVAL_MS })
      }
      return true
    },
    stop: () => {
      outage = null
      void stop()
    },
  }
}

/** Returns a log without the errors that an outage causes. */
export function withoutOutageErrors(log: Log, outage: DatabaseOutage): Log {
  return {
    info: log.info.bind(log),
    error: (line, text) => {
      if (!('err' in line && outage.note(line.err))) log.error(line, text)
    },
  }
}

/** Returns the innermost message, of the driver or PostgreSQL, which contains no customer input. */
function reasonOf(error: unknown): string {
  let innermost = error
  for (let depth = 0; innermost instanceof Error && innermost.cause instanceof Error && depth < 5; depth += 1)
    innermost = innermost.cause
  return innermost instanceof Error ? innermost.message.slice(0, 200) : 'unknown'
}
