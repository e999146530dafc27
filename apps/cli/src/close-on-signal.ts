import { setTimeout as pause } from 'node:timers/promises'

/** The exit codes that shells give a program which a signal ended. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof exitCodes
const signals: readonly Signal[] = ['SIGINT', 'SIGTERM']

/** How long closing may take before the command ends all the same: milliseconds. */
const PATIENCE_MS = 10_000

/** A terminal sends Ctrl-C to npm and to the command, and npm passes it on besides: what comes so soon is the same one. Milliseconds. */
const SAME_MS = 500

/**
 * Has Ctrl-C close what a command has open before it ends, so that it leaves no database running.
 * A second one, half a second later or more, ends it at once.
 * @returns ends that; where a signal has come it waits for the end, so that nothing is told of what the closing itself broke off
 */
export function closeOnSignal(close: () => Promise<void>): () => Promise<void> {
  let stoppedAt: number | null = null
  const stop = (signal: Signal) => {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt > SAME_MS) process.exit(exitCodes[signal])
      return
    }
    stoppedAt = performance.now()
    void Promise.race([close(), pause(PATIENCE_MS)])
      .catch(() => {})
      .finally(() => process.exit(exitCodes[signal]))
  }
  for (const signal of signals) process.on(signal, stop)
  return async () => {
    if (stoppedAt !== null) await new Promise(() => {})
    for (const signal of signals) process.off(signal, stop)
  }
}
