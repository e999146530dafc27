/** The process exits this long after the first signal in any case: milliseconds. The contract's 10 s, less a margin. */
const STOP_TIMEOUT_MS = 9_500

export type ShutdownHandlers = {
  /** Finishes the work in hand. */
  stop: () => Promise<void>
  /** Drops what `stop` still waits for. */
  force: () => void
  report: (error: unknown) => void
  /** Returns true for an unhandled rejection that the process survives: one that only says that the database is away. */
  isHarmless: (error: unknown) => boolean
  /** Reports a harmless rejection. */
  reportUnheard: (error: unknown) => void
}

/**
 * Exits with code 0 on SIGTERM, SIGINT and SIGHUP (a service manager's reload, which restarts the process), after `stop` of the handlers
 * once they are set. A second signal calls `force`. An uncaught error does the same with code 1, unless it is harmless. The signal
 * listeners are never exchanged, because that would lose a signal that has arrived and is not handled yet.
 *
 * @returns a function that sets the handlers
 */
export function stopOnSignal(): (handlers: ShutdownHandlers) => void {
  let handlers: ShutdownHandlers | undefined
  let stopping = false
  const leave = async (code: number) => {
    if (stopping) return handlers?.force()
    stopping = true
    setTimeout(() => process.exit(code), STOP_TIMEOUT_MS).unref()
    await handlers?.stop().catch(handlers.report)
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  return (given) => {
    handlers = given
    const fail = (error: unknown) => {
      given.report(error)
      void leave(1)
    }
    process.on('uncaughtException', fail)
    process.on('unhandledRejection', (error) => {
      if (given.isHarmless(error)) given.reportUnheard(error)
      else fail(error)
    })
  }
}
