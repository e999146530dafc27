import { pino } from 'pino'

/** Writes one JSON object per line to standard error, never customer input or tokens. */
export type Log = { info(line: LogLine, text: string): void; error(line: LogLine, text: string): void }

export function createLog(): Log {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** Causes of an error that are logged at most. */
const MAX_DEPTH = 5

/** Errors whose messages never contain customer input. */
const SAFE_ERRORS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'CallTimeoutError',
  'PoolBusyError',
  'InvalidImageError',
])

/** Fields of library errors that never contain customer input. */
const SAFE_FIELDS = ['code', 'constraint', 'syscall', 'responseCode', 'command'] as const

/**
 * Returns an error's type, stack, causes and safe fields. Only safe errors keep their message: messages of PostgreSQL, mail servers, parsers
 * and the file system may contain customer input.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const type = error.constructor.name
  const { message, cause } = error
  const isSafe = SAFE_ERRORS.has(type) && !('code' in error)
  return {
    type,
    ...fieldsOf(error),
    ...(isSafe ? { message } : {}),
    stack: framesOf(error),
    ...(cause === undefined || depth === MAX_DEPTH ? {} : { cause: describeError(cause, depth + 1) }),
  }
}

function fieldsOf(error: Error): object {
  const values: Record<string, unknown> = { ...error }
  const isShort = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length < 64)
  return Object.fromEntries(
    SAFE_FIELDS.flatMap((name) => (isShort(values[name]) ? [[name, values[name]]] : [])),
  )
}

/** Returns the stack lines after the message, which may itself contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const below = start < 0 ? stack : stack.slice(start + message.length)
  return below.split('\n').filter((line) => /^\s+at /.test(line))
}

/** All log events; docs/operating.md, "The log", explains each. */
export const logEvents = [
  'address_lookup_failed',
  'assets_not_recorded',
  'database',
  'database_away',
  'database_back',
  'invoice_missing',
  'job_failed',
  'job_given_up',
  'jobs_without_database',
  'log_not_handed_out',
  'log_not_kept',
  'login',
  'mail_limit',
  'payment_failed',
  'payment_trouble',
  'picture_failed',
  'pictures_away',
  'proxy_not_trusted',
  'refused',
  'request',
  'request_failed',
  'requests_shed',
  'start',
  'start_failed',
  'test_gateway',
  'uncaught_error',
  'unheard_rejection',
  'warming_failed',
  'zatca_answered',
  'zatca_certificate_ending',
  'zatca_fake',
  'zatca_late',
  'zatca_rejected',
  'zatca_unit_stopped',
  'zatca_warned',
] as const

export type LogLine = { event: (typeof logEvents)[number]; [known: string]: unknown }
