/**
 * Waits at most `limitMs` for `work`. On a timeout it aborts the signal and throws, even if `work` ignores the signal.
 * A later result of `work` is ignored.
 */
export async function withinLimit(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const timer = setTimeout(() => ending.abort(new Error(`Not done within ${limitMs} ms`)), limitMs)
  try {
    await Promise.race([work(signal), aborted])
  } finally {
    clearTimeout(timer)
  }
}
