import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from './connection-pool.ts'

/** Connects. A connection that breaks fails its query; without a listener the error would end the process. */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}

/**
 * Runs `work` on a dedicated connection without a statement timeout.
 * @param work calls `pastBreaking` before its point of no return; that throws if the signal was aborted, and later
 *   aborts have no effect
 * @param signal closes the connection until the point of no return, and its reason is thrown
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
    // If closed while it connects, the driver would never settle.
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
