import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from './connection-pool.ts'

/**
 * Works over a connection that is nobody else's, and bounds no statement in time.
 * @param work its `pastBreaking` throws where the signal has come; from its first call on, none breaks the work off
 * @param signal ends the connection, whatever it has in hand, until the work says that it is past breaking off; its reason is thrown then
 */
export async function overOwnConnection<Result>(
  target: ConnectionTarget,
  work: (client: pg.Client, pastBreaking: () => void) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted()
  const client = new pg.Client(connectionSettings(target, { statement: 0, lock: 0, idleInTransaction: 0 }))
  client.on('error', () => {})
  const end = () => void client.end()
  let isPast = false
  const pastBreaking = () => {
    if (isPast) return
    signal?.throwIfAborted()
    isPast = true
    signal?.removeEventListener('abort', end)
  }
  try {
    // Ended while it connects, it would never answer.
    await client.connect()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', end)
    return await work(client, pastBreaking)
  } catch (error) {
    if (!isPast) signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}
