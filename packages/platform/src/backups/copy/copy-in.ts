import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/**
 * Sends a command that takes COPY data, and the data, no faster than the server takes it.
 * @param client connected, with nothing in hand, and without a time limit for its queries
 */
export async function copyIn(client: Client, command: string, source: AsyncIterable<Buffer>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyIn(command, source, (error) => (error ? reject(error) : resolve())))
  })
}

/** What the driver's connection can do besides, though its types do not tell. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What the driver calls of a query that is not one of its own, besides `submit`. */
class CopyIn implements Submittable {
  readonly #command: string
  readonly #source: AsyncIterable<Buffer>
  readonly #end: (error?: Error) => void
  #hasEnded = false

  constructor(command: string, source: AsyncIterable<Buffer>, end: (error?: Error) => void) {
    this.#command = command
    this.#source = source
    this.#end = end
  }

  submit(connection: Connection): void {
    connection.query(this.#command)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => {
      if (!this.#hasEnded) connection.sendCopyFail(error instanceof Error ? error.message : String(error))
    })
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#hasEnded) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#finish()
  }

  handleError(error: Error): void {
    this.#finish(error)
  }

  #finish(error?: Error): void {
    this.#hasEnded = true
    this.#end(error)
  }
}
