import pg from 'pg'
import { PoolBusyError } from './pool-busy-error.ts'

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/**
 * A pool whose queue is short: whoever would wait longer than `longestWait` for a connection in use fails with a
 * `PoolBusyError`. Opening a connection has its own, longer bound (`connectionTimeoutMillis`).
 */
export class BoundedPool extends pg.Pool {
  readonly #longestWait: number

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
    const client = super.connect()
    return opensAnother ? client : this.#withinWait(client)
  }

  async #withinWait(client: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    return await new Promise((resolve, reject) => {
      let late = false
      const timer = setTimeout(() => {
        late = true
        reject(new PoolBusyError(this.#longestWait))
      }, this.#longestWait)
      client.then(
        (checkedOut) => {
          clearTimeout(timer)
          if (late) checkedOut.release()
          else resolve(checkedOut)
        },
        (error: unknown) => {
          clearTimeout(timer)
          reject(error)
        },
      )
    })
  }
}
