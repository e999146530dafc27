/** Thrown when no connection of the pool became free in time. Failing fast is better than a longer queue. */
export class PoolBusyError extends Error {
  override name = 'PoolBusyError'

  /** @param waited milliseconds */
  constructor(waited: number) {
    super(`no connection came free within ${waited} ms`)
  }
}
