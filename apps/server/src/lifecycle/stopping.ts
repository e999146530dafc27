/** From the first signal to the end of the process, whatever is still under way: milliseconds. The contract's 10 s, less a margin. */
const patience = 9_500

export type StoppingOptions = {
  /** Ends what is under way, kindly. */
  stop: () => Promise<void>
  /** Drops what `stop` is still waiting for. */
  hurry: () => void
}

/**
 * Ends the process with code 0 on SIGTERM and SIGINT, by way of `stop`; a second signal hurries it. A fault
 * that nobody caught takes the same road, and ends with code 1.
 */
export function stopOnSignal({ stop, hurry }: StoppingOptions, report: (fault: unknown) => void): void {
  let stopping = false
  const leave = async (code: number) => {
    if (stopping) return hurry()
    stopping = true
    setTimeout(() => process.exit(code), patience).unref()
    await stop().catch(report)
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => void leave(0))
  }
  process.on('uncaughtException', (fault) => {
    report(fault)
    void leave(1)
  })
}
