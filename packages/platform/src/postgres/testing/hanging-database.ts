import { copyDatabase } from '@zayy/database/testing/test-database'
import { afterAll } from 'vitest'
import { type ConnectionTarget, connectionPool } from '../connection-pool.ts'
import type { PooledDatabase } from '../database.ts'
import { openHangingLine } from './hanging-line.ts'

/** Opens a proxy to a database of the test server, for this file. Its connections can be made to hang. */
export async function hangingLine(
  target: ConnectionTarget,
): Promise<{ target: ConnectionTarget; hang(): void }> {
  if (!('host' in target)) throw new Error('The test server is reached over a socket')
  const { port, hang, close } = await openHangingLine(target.host, target.port)
  afterAll(close)
  return { target: { ...target, host: '127.0.0.1', port }, hang }
}

/** Copies a database and connects through such a proxy. */
export async function hangingDatabase(template: string): Promise<{ database: PooledDatabase; hang(): void }> {
  const { target, hang } = await hangingLine(await copyDatabase(template))
  const database = connectionPool(target)
  afterAll(() => database.$client.end())
  return { database, hang }
}
