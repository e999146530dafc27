import { pino } from 'pino'

/** What the shop reports while it runs: one JSON object a line on standard error, never a body, token or address of a customer. */
export type Log = { info(event: object, text: string): void; error(event: object, text: string): void }

export function createLog(): Log {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  )
}
