import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A way to a PostgreSQL whose connections can be made to hang. */
export type HangingLine = {
  port: number
  /** From now on nothing comes back over the connections that stand. New ones work. */
  hang(): void
  close(): void
}

/**
 * Opens a port of the loopback address that leads to the PostgreSQL whose socket is in `socketFolder`. Its connections
 * can be left standing without an answer, as when a machine hangs or a cable is pulled.
 */
export async function openHangingLine(socketFolder: string, socketPort: number): Promise<HangingLine> {
  const answers = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(join(socketFolder, `.s.PGSQL.${socketPort}`))
    answers.add(far)
    far.once('close', () => answers.delete(far))
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    port: address.port,
    hang: () => {
      for (const far of answers) far.unpipe().pause()
    },
    close: () => {
      for (const far of answers) far.destroy()
      line.close()
    },
  }
}
