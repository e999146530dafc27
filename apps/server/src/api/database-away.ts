import { PoolBusyError } from '@zayy/platform/postgres/pool-busy-error'

/** What only connections and names of machines fail with. */
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
 * Connection exceptions, a standby that takes no writes, shut down or starting up, too few resources (a full disk
 * among them), errors of its disk, a lock or a statement that took too long, a rival that did not give way.
 */
const sqlStates = /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0[1-5]|58...)$/
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended/i

/** A call took longer than any may, which none does while the database answers. */
export class CallTimeoutError extends Error {
  override name = 'CallTimeoutError'
}

/** An error and what caused it, no more than five of them. */
function* chainOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) yield at
}

/**
 * Why the database cannot be asked at the moment, if that is what an error, or one that caused it, says: there is more to
 * do than its connections can take, or it is away. Null for any other error.
 */
export function databaseUnavailability(error: unknown): 'busy' | 'away' | null {
  let isAway = false
  for (const at of chainOf(error)) {
    if (at instanceof PoolBusyError) return 'busy'
    isAway ||= saysAway(at)
  }
  return isAway ? 'away' : null
}

/** Whether an error says that the database cannot be asked at the moment, for whichever reason. */
export function isDatabaseAway(error: unknown): boolean {
  return databaseUnavailability(error) !== null
}

function saysAway(error: Error): boolean {
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

/** The socket of an embedded server that is being brought back is a file that is missing; so is many another file. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}
