import { pino } from 'pino'

/** What the shop reports while it runs: one JSON object a line on standard error, never what a customer typed, nor a token. */
export type Log = { info(line: LogLine, text: string): void; error(line: LogLine, text: string): void }

export function createLog(): Log {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** Of errors and what caused them, at most so many are told. */
const MAX_DEPTH = 5

/** What programs' own mistakes and our own errors are: their messages hold nothing that a customer typed. */
const plain = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'CallTimeoutError',
  'PoolBusyError',
  'InvalidPictureError',
])

/** Of what libraries tell besides, these fields hold none of it either: codes, and names of the system's own. */
const fields = ['code', 'constraint', 'syscall', 'responseCode', 'command'] as const

/**
 * What is told of an error: its kind, where it happened, what caused it, and the fields above. Messages of anything but
 * plain errors are not: those of PostgreSQL, of a mail server, of a parser or of the file system can hold values that
 * a customer typed.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const type = error.constructor.name
  const { message, cause } = error
  const isPlain = plain.has(type) && !('code' in error)
  return {
    type,
    ...fieldsOf(error),
    ...(isPlain ? { message } : {}),
    stack: framesOf(error),
    ...(cause === undefined || depth === MAX_DEPTH ? {} : { cause: describeError(cause, depth + 1) }),
  }
}

function fieldsOf(error: Error): object {
  const values: Record<string, unknown> = { ...error }
  const told = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length < 64)
  return Object.fromEntries(fields.flatMap((name) => (told(values[name]) ? [[name, values[name]]] : [])))
}

/** The lines of the stack below the message, which may have lines of its own that look like them. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const below = start < 0 ? stack : stack.slice(start + message.length)
  return below.split('\n').filter((line) => /^\s+at /.test(line))
}

/** Everything that a line of the log can tell of. docs/operating.md, "The log", says what each means. */
export const logEvents = [
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
] as const

/** A line's event, and what is known of it. */
export type LogLine = { event: (typeof logEvents)[number]; [known: string]: unknown }
