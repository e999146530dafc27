/** How long after the start what it left is collected: milliseconds, in which the first requests are answered. */
const SETTLED_AFTER_MS = 5_000

/**
 * Collects, once, what starting left: modules that were compiled, rows that were read. V8 keeps a heap as large as it once
 * was until it is under pressure, which would be a third of the memory of a shop at rest. Only where Node was started with
 * `--expose-gc`, as `npm start` does.
 */
export function collectAfterStart(): void {
  const timer = setTimeout(() => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, SETTLED_AFTER_MS)
  timer.unref()
}
