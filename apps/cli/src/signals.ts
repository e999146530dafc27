import { setTimeout as pause } from 'node:timers/promises'

/** The exit codes that shells report for these signals. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof EXIT_CODES
const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM']

/** The command exits after this time even if closing has not finished, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Milliseconds. One Ctrl-C arrives twice, from the terminal and from npm: signals within this time count as one. */
const SAME_MS = 500

/**
 * Closes the command's resources on SIGINT and SIGTERM before it exits, so that no database keeps running. A second signal, half a
 * second later or more, exits at once.
 * @returns a function that stops watching. After a signal it never resolves, so that interrupted work prints no error.
 */
export function closeOnSignal(close: () => Promise<void>): () => Promise<void> {
  let stoppedAt: number | null = null
  const stop = (signal: Signal) => {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt > SAME_MS) process.exit(EXIT_CODES[signal])
      return
    }
    stoppedAt = performance.now()
    void Promise.race([close(), pause(TIMEOUT_MS)])
      .catch(() => {})
      .finally(() => process.exit(EXIT_CODES[signal]))
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  return async () => {
    if (stoppedAt !== null) await new Promise(() => {})
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

/** Aborts `work` on SIGINT and SIGTERM, and exits after it has rolled back. */
export async function abortOnSignal<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const aborting = new AbortController()
  const working = work(aborting.signal)
  const stopWatching = closeOnSignal(async () => {
    aborting.abort()
    await working
  })
  return await working.finally(stopWatching)
}
