import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/**
 * Runs a command that returns COPY data and streams the data, one chunk per message, with back-pressure.
 * @param client connected, idle, and without a query timeout
 * @param onRow called for each row outside the COPY data, with its values as text
 */
export function copyOut(
  client: Client,
  command: string,
  onRow: (values: readonly (string | null)[]) => void = () => {},
): Readable {
  return client.query(new CopyOut(command, onRow))
}

/** Methods that the driver calls on a custom query, in addition to `submit`. */
class CopyOut extends Readable implements Submittable {
  readonly #command: string
  readonly #onRow: (values: readonly (string | null)[]) => void
  #connection: Connection | undefined

  constructor(command: string, onRow: (values: readonly (string | null)[]) => void) {
    super({ objectMode: true, highWaterMark: 16 })
    this.#command = command
    this.#onRow = onRow
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#command)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Copy the chunk, because the driver reuses its buffer.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause()
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#onRow(fields)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}
