import { sql } from 'drizzle-orm'
import { advisoryLocks } from './advisory-locks.ts'
import { connectionSettings, sessionBounds } from './connection-pool.ts'
import type { Database, Executor } from './database.ts'
import { connectClient } from './own-connection.ts'

/**
 * Detects a pooler such as PgBouncer between us and the server at `url`. PostgreSQL reports its backend's process id to
 * the client; a pooler reports a different number.
 */
export async function isThroughPooler(url: string): Promise<boolean> {
  await using client = await connectClient(connectionSettings({ url, throughPooler: true }))
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // The driver has the process id, but its types lack it.
  return !('processID' in client) || client.processID !== rows[0]?.pid
}

const settings = [
  ['statement_timeout', sessionBounds.statement],
  ['lock_timeout', sessionBounds.lock],
  ['idle_in_transaction_session_timeout', sessionBounds.idleInTransaction],
] as const

/**
 * Sets the session timeouts of our role in this database, because a pooler forbids clients to set them. They apply to
 * new sessions. Existing settings of the role stay.
 */
export async function boundSessionsOfRole(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction((transaction) => boundSessionsWithin(transaction))
}

/** Does the same within a transaction. */
export async function boundSessionsWithin(executor: Executor): Promise<void> {
  // Without the lock, concurrent changes of one role fail.
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
