const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])
/** Connection exceptions, shut down or starting up, too many connections, a lock or a statement that took too long. */
const sqlStates = /^(08...|57P0[123]|53...|55P03|57014|25P03)$/
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended/i

/** Whether a fault, or one that caused it, says that the database cannot be asked at the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at ? String(at.code) : ''
    if (systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true
  }
  return false
}
