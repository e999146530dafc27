/**
 * Every connection of the pool is in use and none came free in time: there is more to do than can be done, and
 * whoever asks had better come again than wait in a longer queue.
 */
export class PoolBusyError extends Error {
  override name = 'PoolBusyError'

  /** @param waited milliseconds */
  constructor(waited: number) {
    super(`no connection came free within ${waited} ms`)
  }
}
