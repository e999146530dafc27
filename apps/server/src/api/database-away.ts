import { PoolBusyError } from '@zayy/database/pool-busy-error'

const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])
/**
 * Connection exceptions, a standby that takes no writes, shut down or starting up, too few resources (a full disk
 * among them), faults of its disk, a lock or a statement that took too long, a rival that did not give way.
 */
const sqlStates = /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0[1-5]|58...)$/
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended/i

/** A call took longer than any may, which none does while the database answers. */
export class CallTimeoutError extends Error {
  override name = 'CallTimeoutError'
}

/** Whether a fault, or one that caused it, says that the database cannot be asked at the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  if (isDatabaseBusy(fault) || fault instanceof CallTimeoutError) return true
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at ? String(at.code) : ''
    if (systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true
  }
  return false
}

/** Whether a fault says that there is more to do than the database's connections can take. */
export function isDatabaseBusy(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof PoolBusyError) return true
  }
  return false
}
