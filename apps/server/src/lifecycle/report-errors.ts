import { databaseUnavailability } from '../api/database-away.ts'
import { currentRequestId } from '@zayy/platform/http/request-id'
import { type DatabaseOutage, reasonOf } from './database-outage.ts'
import type { Log } from './log.ts'

/** How often shed requests are logged: milliseconds. */
const SUMMARY_INTERVAL_MS = 1_000

/**
 * Logs errors of requests: each error of our own with the request's id, an outage of the database once, and requests that a busy
 * database sheds as one line a second with their number.
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
      'Load was shed: the database is busy',
    )
    Object.assign(shed, { requests: 0, logged: now() })
  }
}
