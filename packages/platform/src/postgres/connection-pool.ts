import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import type { PooledDatabase } from './database.ts'

/** Address of PostgreSQL, or the folder of its socket. */
export type ConnectionTarget = (
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }
) & {
  /**
   * True if a pooler such as PgBouncer is in between. Each transaction may then run in another session, so session
   * state must not be used.
   */
  throughPooler?: boolean
}

/** Timeouts of a session in milliseconds, so that nothing hangs. 0 disables a timeout. */
export type SessionBounds = { statement: number; lock: number; idleInTransaction: number }

export const sessionBounds: SessionBounds = { statement: 5_000, lock: 2_000, idleInTransaction: 10_000 }

/** Time beyond the server's own timeout before the client gives up on a hung server, in milliseconds. */
const GRACE_MS = 500

/** Timeout for opening a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000

/** Idle time before a keep-alive probe, in milliseconds. Networks drop idle connections after some minutes. */
const MAX_SILENCE_MS = 60_000

/** Default waiting time of a query for a free connection, in milliseconds. */
const DEFAULT_WAIT_MS = 200

/**
 * Builds the settings of a connection to `target`.
 * @param own timeouts that differ from the defaults
 * @param readOnly PostgreSQL rejects every write; has no effect through a pooler
 */
export function connectionSettings(
  target: ConnectionTarget,
  own: Partial<SessionBounds> = {},
  readOnly = false,
): pg.ClientConfig {
  const { throughPooler = false, ...address } = target
  const { statement, lock, idleInTransaction } = { ...sessionBounds, ...own }
  return {
    ...('url' in address ? { connectionString: address.url } : address),
    application_name: 'zayy',
    ...(statement > 0 ? { query_timeout: statement + GRACE_MS } : {}),
    // A pooler rejects these settings. The role has them instead (through-pooler.ts).
    ...(throughPooler
      ? {}
      : {
          statement_timeout: statement,
          lock_timeout: lock,
          idle_in_transaction_session_timeout: idleInTransaction,
          ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
        }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: MAX_SILENCE_MS,
  }
}

export type PoolOptions = {
  /** Maximum number of connections. */
  size?: number
  /** Maximum waiting time for a free connection, in milliseconds. */
  longestWait?: number
  /** Timeout for opening a connection, and for waiting in a short queue, in milliseconds. */
  connectTimeout?: number
  /** Session timeouts that differ from the defaults. */
  bounds?: Partial<SessionBounds>
  /** Rejects every write, except through a pooler. */
  readOnly?: boolean
}

/**
 * Creates a database over a connection pool. While the queue is long, queries that wait too long fail with a
 * `PoolBusyError`, which the server answers with 503. Broken idle connections are replaced silently.
 */
export function connectionPool(
  target: ConnectionTarget,
  {
    size = 10,
    longestWait = DEFAULT_WAIT_MS,
    connectTimeout = CONNECT_TIMEOUT_MS,
    bounds = {},
    readOnly = false,
  }: PoolOptions = {},
): PooledDatabase & AsyncDisposable {
  const settings = {
    ...connectionSettings(target, bounds, readOnly),
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    max: size,
  }
  const pool = new BoundedPool(settings, longestWait)
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A broken connection fails the query that uses it. Without a listener the error would end the process.
    client.on('error', () => {})
    if (target.throughPooler) planNothingByName(client)
  })
  return Object.assign(drizzle({ client: pool }), { [Symbol.asyncDispose]: () => pool.end() })
}

/** Removes the names of prepared statements. Behind a pooler the next session does not know them. */
function planNothingByName(client: pg.PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const unnamed = (statement: unknown, ...rest: unknown[]) =>
    query(hasName(statement) ? { ...statement, name: undefined } : statement, ...rest)
  // The driver's seven overloads keep their arguments; only the name is removed.
  client.query = unnamed as typeof client.query
}

function hasName(statement: unknown): statement is { name: string } {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  )
}
