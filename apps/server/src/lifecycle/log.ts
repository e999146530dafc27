import { pino } from 'pino'

/** What the shop reports while it runs: one JSON object a line on standard error, never a body, token or address of a customer. */
export type Log = { info(event: object, text: string): void; error(event: object, text: string): void }

export function createLog(): Log {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** Of errors and what caused them, at most so many are told. */
const deepest = 5

/**
 * What is told of an error: its kind, its code, where it happened and what caused it. Messages are told only of plain
 * errors: those of PostgreSQL and of the query builder can hold values that a customer typed.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
  const quotes = 'severity' in error || 'query' in error
  return {
    type: error.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(quotes ? {} : { message: error.message }),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause === undefined || depth === deepest
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  }
}
