/** A value that is computed once and cached until the shop changes. */
export type CachedValue<T> = {
  get(): Promise<T>
  /** Drops the value after a change: the next `get` computes it again. */
  forget(): void
}

/**
 * Caches the result of `make`. Concurrent calls share one computation. After `lifetime` milliseconds the value is computed again; if that
 * fails, the stale value is returned.
 *
 * @param now a monotonic clock, in milliseconds
 */
export function cachedValue<T>(
  make: () => Promise<T>,
  lifetime: number,
  now: () => number = () => performance.now(),
): CachedValue<T> {
  let cached: { value: T; stale: number } | undefined
  let making: Promise<T> | undefined
  const start = (): Promise<T> => {
    const started: Promise<T> = make()
      .then((value) => {
        // After a `forget` meanwhile, the value may have been read before the change.
        if (making === started) cached = { value, stale: now() + lifetime }
        return value
      })
      .finally(() => {
        if (making === started) making = undefined
      })
    making = started
    return started
  }
  return {
    async get() {
      if (cached && now() < cached.stale) return cached.value
      const old = cached
      const fresh = making ?? start()
      return old ? fresh.catch(() => old.value) : fresh
    },
    forget() {
      cached = undefined
      making = undefined
    },
  }
}
