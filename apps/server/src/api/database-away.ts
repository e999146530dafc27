import { PoolBusyError } from '@zayy/platform/postgres/pool-busy-error'

/** Error codes of Node that only connections and DNS produce. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

/**
 * Connection exceptions, read-only standby, serialisation failure and deadlock, insufficient resources (such as a full disk), lock and
 * statement timeouts, shutdown and startup, disk errors (PostgreSQL, appendix A).
 */
const sqlStates = /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0[1-5]|58...)$/
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended/i

/** A call exceeded its time limit, which happens only while the database does not respond. */
export class CallTimeoutError extends Error {
  override name = 'CallTimeoutError'
}

/** Yields an error and its causes, at most five. */
function* chainOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) yield at
}

/**
 * Returns why the database is unavailable, judged by an error and its causes: `busy` if the pool is saturated, `away` if it cannot be
 * reached or cannot work. Null for any other error.
 */
export function databaseUnavailability(error: unknown): 'busy' | 'away' | null {
  let isAway = false
  for (const at of chainOf(error)) {
    if (at instanceof PoolBusyError) return 'busy'
    isAway ||= meansAway(at)
  }
  return isAway ? 'away' : null
}

export function isDatabaseAway(error: unknown): boolean {
  return databaseUnavailability(error) !== null
}

function meansAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    error instanceof CallTimeoutError ||
    systemCodes.has(code) ||
    isMissingSocket(error, code) ||
    sqlStates.test(code) ||
    driverMessages.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseAway))
  )
}

/** While the embedded server restarts its socket is missing. ENOENT alone could be any file. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}
