import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/**
 * Sends a command that the server answers with COPY data, and gives the data as it comes, a message a chunk. The connection
 * is read no faster than the chunks are.
 * @param client connected, with nothing in hand, and without a time limit for its queries
 * @param onRow told of each row that comes beside the data, its values as text
 */
export function copyOut(
  client: Client,
  command: string,
  onRow: (values: readonly (string | null)[]) => void = () => {},
): Readable {
  return client.query(new CopyOut(command, onRow))
}

/** What the driver calls of a query that is not one of its own, besides `submit`. */
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
    // The driver writes over its buffer when it reads on.
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
