/** A value that is worked out once and cached until the shop changes. */
export type CachedValue<T> = {
  get(): Promise<T>
  /** The shop has changed: the value is worked out anew when it is asked for next. */
  forget(): void
}

/**
 * Caches what `make` comes to. Whoever asks while it is worked out waits for the same. It is worked out anew after
 * `lifetime` milliseconds, even when no change was heard of; where that fails, the cached value serves on.
 *
 * @param now milliseconds of any clock that never goes back
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
        // Forgotten meanwhile: it may have been read before the change.
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
      const anew = making ?? start()
      return old ? anew.catch(() => old.value) : anew
    },
    forget() {
      cached = undefined
      making = undefined
    },
  }
}
