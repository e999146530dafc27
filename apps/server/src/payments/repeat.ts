import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does something again and again, with `everyMs` milliseconds between the end of one time and the next, until it is
 * stopped. What fails is told, and done again.
 * @returns stops it, and waits for what is being done
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) await work().catch(onError)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
