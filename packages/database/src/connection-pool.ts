import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'

/** Where PostgreSQL listens: an address, or the folder of its socket. */
export type ConnectionTarget =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }

/** The bounds of a session, so that nothing hangs: milliseconds. 0 switches one off. */
export type SessionBounds = { statement: number; lock: number; idleInTransaction: number }

const bounds: SessionBounds = { statement: 5_000, lock: 2_000, idleInTransaction: 10_000 }

/** How much longer than the server's own bound we wait for it, in case it has fallen silent: milliseconds. */
const grace = 1_000

/** The settings of one connection to `place`, with the bounds above unless others are given. */
export function connectionSettings(
  target: ConnectionTarget,
  own: Partial<SessionBounds> = {},
): pg.ClientConfig {
  const { statement, lock, idleInTransaction } = { ...bounds, ...own }
  return {
    ...('url' in target ? { connectionString: target.url } : target),
    application_name: 'zayy',
    statement_timeout: statement,
    ...(statement > 0 ? { query_timeout: statement + grace } : {}),
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  }
}

/**
 * A database over a pool of at most `size` connections. A request that waits 2 s for one fails, which the
 * server answers with 503. Idle connections that die are dropped silently: the next query opens another.
 */
export function connectionPool(target: ConnectionTarget, size = 10): Database {
  const pool = new pg.Pool({ ...connectionSettings(target), max: size, idleTimeoutMillis: 30_000 })
  pool.on('error', () => {})
  // A connection in use that dies fails the query that uses it; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle({ client: pool })
}
