import { sql } from 'drizzle-orm'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { connectionSettings, sessionBounds } from './connection-pool.ts'
import type { Database, Executor } from './database.ts'

/**
 * Whether a pooler such as PgBouncer stands between us and the server at `url`. PostgreSQL tells a client the number
 * of the process that serves it; a pooler tells a number of its own.
 */
export async function isThroughPooler(url: string): Promise<boolean> {
  const client = new pg.Client(connectionSettings({ url, throughPooler: true }))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // The driver has the number, and does not tell of it in its types.
    return !('processID' in client) || client.processID !== rows[0]?.pid
  } finally {
    await client.end()
  }
}

const settings = [
  ['statement_timeout', sessionBounds.statement],
  ['lock_timeout', sessionBounds.lock],
  ['idle_in_transaction_session_timeout', sessionBounds.idleInTransaction],
] as const

/**
 * Gives our role the bounds of its sessions in this database, as a pooler lets no client set them: for sessions that
 * begin from now on. What the role has already is left as it is.
 */
export async function boundSessionsOfRole(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction((transaction) => boundSessionsWithin(transaction))
}

/** The same within a transaction. */
export async function boundSessionsWithin(executor: Executor): Promise<void> {
  // Two servers that start at the same time would refuse each other.
  await executor.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roleBounds})`)
  const { rows } = await executor.execute(
    sql`select split_part(unnest(setconfig), '=', 1) as setting from pg_db_role_setting
      where setrole = (select oid from pg_roles where rolname = current_user)
        and setdatabase = (select oid from pg_database where datname = current_database())`,
  )
  const present = new Set(rows.map(({ setting }) => setting))
  for (const [name, milliseconds] of settings) {
    if (present.has(name)) continue
    const { rows: made } = await executor.execute(
      sql`select format('alter role current_user in database %I set %I = %s', current_database(), ${name}::text,
        ${milliseconds}::int) as statement`,
    )
    if (made[0]) await executor.execute(sql.raw(String(made[0].statement)))
  }
}
