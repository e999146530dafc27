import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A proxy to PostgreSQL whose connections can be made to hang. */
export type HangingLine = {
  port: number
  /** Existing connections receive nothing from now on. New ones work. */
  hang(): void
  /** No connection receives anything from now on, including new ones. */
  goDark(): void
  /** Closes all hanging connections; new ones work again. */
  recover(): void
  close(): void
}

/**
 * Opens a loopback port (by default any free one) that forwards to the PostgreSQL socket in `socketFolder`. Its
 * connections can hang as if a machine froze or a cable was pulled.
 */
export async function openHangingLine(
  socketFolder: string,
  socketPort: number,
  port = 0,
): Promise<HangingLine> {
  const answers = new Set<Socket>()
  const unanswered = new Set<Socket>()
  let dark = false
  const line = createServer((near) => {
    near.on('error', () => {})
    if (dark) return void unanswered.add(near)
    const far = connect(join(socketFolder, `.s.PGSQL.${socketPort}`))
    answers.add(far)
    far.once('close', () => answers.delete(far))
    near.pipe(far).pipe(near)
    far.on('error', () => {})
    far.once('close', () => near.destroy())
  })
  line.listen(port, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const hang = () => {
    for (const far of answers) far.unpipe().pause()
  }
  const endAll = () => {
    for (const socket of [...answers, ...unanswered]) socket.destroy()
    unanswered.clear()
  }
  return {
    port: address.port,
    hang,
    goDark: () => {
      dark = true
      hang()
    },
    recover: () => {
      dark = false
      endAll()
    },
    close: () => {
      endAll()
      line.close()
    },
  }
}
