import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import type { PooledDatabase } from './database.ts'

/** Where PostgreSQL listens: an address, or the folder of its socket. */
export type ConnectionTarget = (
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }
) & {
  /**
   * A pooler such as PgBouncer stands between, which may give each transaction another of the server's sessions:
   * nothing may be left in a session, and none be set up for us.
   */
  throughPooler?: boolean
}

/** The bounds of a session, so that nothing hangs: milliseconds. 0 switches one off. */
export type SessionBounds = { statement: number; lock: number; idleInTransaction: number }

export const sessionBounds: SessionBounds = { statement: 5_000, lock: 2_000, idleInTransaction: 10_000 }

/** How much longer than the server's own bound we wait for it, in case it hangs: milliseconds. */
const grace = 500

/** How long opening a connection may take: milliseconds. */
const openingTimeout = 2_000

/** How long a connection in which nothing is said is left alone: milliseconds. Networks forget one after some minutes. */
const longestSilence = 60_000

/** How long a query waits for one of the pool's connections to come free, unless told otherwise: milliseconds. */
const usualWait = 200

/**
 * The settings of one connection to `target`, with the bounds above unless others are given.
 * @param readOnly PostgreSQL refuses every write; a pooler cannot be told so
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
    ...(statement > 0 ? { query_timeout: statement + grace } : {}),
    // A pooler takes none of these from us: the role has them (through-pooler.ts).
    ...(throughPooler
      ? {}
      : {
          statement_timeout: statement,
          lock_timeout: lock,
          idle_in_transaction_session_timeout: idleInTransaction,
          ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
        }),
    connectionTimeoutMillis: openingTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: longestSilence,
  }
}

export type PoolOptions = {
  /** Connections at most. */
  size?: number
  /** How long a query waits for a connection in use: milliseconds. */
  longestWait?: number
  /** The bounds of its sessions, where they differ from the usual. */
  bounds?: Partial<SessionBounds>
  /** Refuses every write, unless a pooler stands between. */
  readOnly?: boolean
}

/**
 * A database over a pool of connections. While too many wait for one, those that have waited too long fail with a `PoolBusyError`, which the
 * server answers with 503. Idle connections that break are dropped without an error: the next query opens another.
 */
export function connectionPool(
  target: ConnectionTarget,
  { size = 10, longestWait = usualWait, bounds = {}, readOnly = false }: PoolOptions = {},
): PooledDatabase {
  const settings = connectionSettings(target, bounds, readOnly)
  const pool = new BoundedPool({ ...settings, max: size, idleTimeoutMillis: 30_000 }, longestWait)
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A connection in use that breaks fails the query that uses it; without a listener it would end the process.
    client.on('error', () => {})
    if (target.throughPooler) planNothingByName(client)
  })
  return drizzle({ client: pool })
}

/**
 * Statements that were planned under a name are unknown to the next session that a pooler gives us: they are sent
 * without their names.
 */
function planNothingByName(client: pg.PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const unnamed = (statement: unknown, ...rest: unknown[]) =>
    query(hasName(statement) ? { ...statement, name: undefined } : statement, ...rest)
  // The driver's seven overloads take the same arguments as before, but for the name.
  client.query = unnamed as typeof client.query
}

function hasName(statement: unknown): statement is { name: string } {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  )
}
