import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/**
 * Runs a COPY FROM STDIN command and streams its data with back-pressure.
 * @param client connected, idle, and without a query timeout
 */
export async function copyIn(client: Client, command: string, source: AsyncIterable<Buffer>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyIn(command, source, (error) => (error ? reject(error) : resolve())))
  })
}

/** Methods of the driver's connection that its types lack. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Methods that the driver calls on a custom query, in addition to `submit`. */
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
