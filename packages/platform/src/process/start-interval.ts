const rethrow = (error: unknown): void => {
  void Promise.reject(error)
}

/**
 * Milliseconds.
 * @property every from the end of a run to the next
 * @property first before the first run. Default: `every`
 * @property retry after a run that failed. Default: `every`
 */
type IntervalTimes = { every: number; first?: number; retry?: number }

/**
 * Repeats `work`. Runs never overlap, and an error does not end them: `onError` reports it, or by default the process as an
 * unhandled rejection. It keeps no process alive.
 *
 * @returns a function that stops it and resolves when the current run has ended
 */
export function startInterval(
  work: () => unknown,
  { every, first = every, retry = every }: IntervalTimes,
  onError = rethrow,
): () => Promise<void> {
  let isStopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      running = run()
    }, wait).unref()
  }
  const run = async () => {
    let wait = every
    try {
      await work()
    } catch (error) {
      onError(error)
      wait = retry
    }
    if (!isStopped) schedule(wait)
  }
  schedule(first)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
