import { setTimeout as pause } from 'node:timers/promises'

/** The exit codes that shells give a program which a signal ended. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof exitCodes
const signals: readonly Signal[] = ['SIGINT', 'SIGTERM']

/** How long closing may take before the command ends all the same: milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Has Ctrl-C close what a command has open before it ends, so that it leaves no database running. A second one ends it at once.
 * @returns ends that; where a signal has come it waits for the end, so that nothing is told of what the closing itself broke off
 */
export function closeOnSignal(close: () => Promise<void>): () => Promise<void> {
  let stopped = false
  const stop = (signal: Signal) => {
    if (stopped) process.exit(exitCodes[signal])
    stopped = true
    void Promise.race([close(), pause(PATIENCE_MS)])
      .catch(() => {})
      .finally(() => process.exit(exitCodes[signal]))
  }
  for (const signal of signals) process.on(signal, stop)
  return async () => {
    if (stopped) await new Promise(() => {})
    for (const signal of signals) process.off(signal, stop)
  }
}
