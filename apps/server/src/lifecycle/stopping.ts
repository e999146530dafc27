/** From the first signal to the end of the process, whatever is still under way: milliseconds. The contract's 10 s, less a margin. */
const STOP_TIMEOUT_MS = 9_500

/** How the process ends what it is doing. */
export type Ending = {
  /** Ends what is under way, kindly. */
  stop: () => Promise<void>
  /** Drops what `stop` is still waiting for. */
  force: () => void
  /** Is told of an error that nobody caught. */
  report: (error: unknown) => void
  /** Whether a rejection that nothing heard of may be survived: it says no more than that the database is away. */
  isHarmless: (error: unknown) => boolean
  /** Is told of such a rejection. */
  reportUnheard: (error: unknown) => void
}

/**
 * Ends the process with code 0 on SIGTERM, SIGINT and SIGHUP, which a service manager's reload sends to have it started again: at once while there is nothing to end, later by way of the
 * ending that it was told of. A second signal forces that. An error that nobody caught ends it in the same way, with code 1,
 * unless it is a rejection that may be survived. The handlers stay the same from first to last:
 * exchanging them loses a signal that has arrived but was not handled yet.
 * @returns how to tell of the ending
 */
export function stopOnSignal(): (ending: Ending) => void {
  let ending: Ending | undefined
  let stopping = false
  const leave = async (code: number) => {
    if (stopping) return ending?.force()
    stopping = true
    setTimeout(() => process.exit(code), STOP_TIMEOUT_MS).unref()
    await ending?.stop().catch(ending.report)
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  return (told) => {
    ending = told
    const fail = (error: unknown) => {
      told.report(error)
      void leave(1)
    }
    process.on('uncaughtException', fail)
    process.on('unhandledRejection', (error) => {
      if (told.isHarmless(error)) told.reportUnheard(error)
      else fail(error)
    })
  }
}
