import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from './connection-pool.ts'

/**
 * Works over a connection that is nobody else's, and bounds no statement in time.
 * @param signal ends the connection, whatever it has in hand; its reason is thrown then
 */
export async function overOwnConnection<Result>(
  target: ConnectionTarget,
  work: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted()
  const client = new pg.Client(connectionSettings(target, { statement: 0, lock: 0, idleInTransaction: 0 }))
  client.on('error', () => {})
  const end = () => void client.end()
  signal?.addEventListener('abort', end)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}
