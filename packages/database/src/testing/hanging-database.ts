import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type ConnectionTarget, connectionPool } from '../connection-pool.ts'
import type { Database } from '../database.ts'
import { copyDatabase } from './test-database.ts'

/**
 * A way to the test server whose connections can be made to hang: they stand, and nothing comes back any more, as
 * when a machine hangs or a cable is pulled. New ones work.
 */
export async function hangingLine(
  target: ConnectionTarget,
): Promise<{ target: ConnectionTarget; hang(): void }> {
  if (!('host' in target)) throw new Error('The test server is reached over a socket')
  const answers: Socket[] = []
  const line = createServer((near) => {
    const far = connect(join(target.host, `.s.PGSQL.${target.port}`))
    answers.push(far)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  afterAll(() => {
    for (const far of answers) far.destroy()
    line.close()
  })
  return {
    target: { ...target, host: '127.0.0.1', port: address.port },
    hang: () => {
      for (const far of answers) far.unpipe().pause()
    },
  }
}

/** A copy of a database, reached over such a line. */
export async function hangingDatabase(template: string): Promise<{ database: Database; hang(): void }> {
  const { target, hang } = await hangingLine(await copyDatabase(template))
  const database = connectionPool(target)
  afterAll(() => database.$client.end())
  return { database, hang }
}
