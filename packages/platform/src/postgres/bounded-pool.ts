import pg from 'pg'
import { PoolBusyError } from './pool-busy-error.ts'

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/** Queues of at most this multiple of the pool size are not shortened. */
const SHORT_QUEUE = 2

/**
 * A connection pool with a bounded queue. While the queue is long, queries that have waited for `longestWait` fail with
 * a `PoolBusyError`. Queries in a short queue wait until a connection is free, within `connectionTimeoutMillis`.
 */
export class BoundedPool extends pg.Pool {
  readonly #longestWait: number
  #waiting = 0

  /** @param longestWait milliseconds */
  constructor(config: pg.PoolConfig, longestWait: number) {
    super(config)
    this.#longestWait = longestWait
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const client = this.#checkOut()
    if (!callback) return client
    client.then(
      (checkedOut) => callback(undefined, checkedOut, checkedOut.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  #checkOut(): Promise<pg.PoolClient> {
    const opensAnother = this.idleCount === 0 && this.totalCount < this.options.max
    const hasItAtOnce = this.idleCount > this.waitingCount
    const client = super.connect()
    return opensAnother || hasItAtOnce ? client : this.#withinWait(client)
  }

  async #withinWait(client: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    this.#waiting += 1
    return await new Promise((resolve, reject) => {
      let late = false
      const timer = setTimeout(() => {
        if (this.#waiting <= this.options.max * SHORT_QUEUE) return
        late = true
        this.#waiting -= 1
        reject(new PoolBusyError(this.#longestWait))
      }, this.#longestWait)
      client.then(
        (checkedOut) => {
          clearTimeout(timer)
          if (late) return checkedOut.release()
          this.#waiting -= 1
          resolve(checkedOut)
        },
        (error: unknown) => {
          clearTimeout(timer)
          if (late) return
          this.#waiting -= 1
          reject(error)
        },
      )
    })
  }
}
