import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { advisoryLocks } from './advisory-locks.ts'
import type { ConnectionTarget } from './connection-pool.ts'
import type { Database, Executor, Transaction } from './database.ts'
import { DatabaseStartupError } from './database-startup-error.ts'
import { grantRows } from './grant-rows.ts'
import { overOwnConnection } from './own-connection.ts'
import { boundSessionsOfRole } from './through-pooler.ts'

/** Returns the version of the newest migration in the folder: its time in milliseconds, as in drizzle. */
export async function wantedVersion(migrations: string): Promise<number> {
  const journal: unknown = JSON.parse(await readFile(`${migrations}/meta/_journal.json`, 'utf8'))
  const entries = (journal as { entries: { when: number }[] }).entries
  return Math.max(0, ...entries.map((entry) => entry.when))
}

/** Returns the version of the database, or 0 if it was never migrated. */
export async function databaseVersion(database: Executor): Promise<number> {
  const { rows: found } = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  )
  if (!found[0]?.journal) return 0
  const { rows } = await database.execute(
    sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.version ?? 0)
}

/** Returns true if the database accepts writes, unlike a standby, and is at least at `version`. */
export async function isWritableAtVersion(database: Executor, version: number): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
        and max(created_at) >= ${version} as ready
      from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.ready === true
}

/** Lock timeout of a migration. After a timeout it retries. */
const LOCK_TIMEOUT = '2s'
const LOCK_ATTEMPTS = 30
const LOCK_PAUSE_MS = 1_000

/**
 * Migrates the database to the newest version in one transaction. Concurrent starts wait for the first one; an
 * up-to-date database costs two small queries. A newer database stays unchanged, because migrations only ever add; `refuseNewerDatabase`
 * runs before.
 * A migration that waits for a lock blocks all later queries. So it waits for two seconds, lets the others pass and
 * retries.
 * @param migrations folder of all migrations
 * @param owner the role that owns the tables
 * @param app the role that works with the rows; defaults to the owner
 * @throws DatabaseStartupError if another connection holds a table for more than a minute, or a migration does not fit the database
 */
export async function migrateDatabase(
  migrations: string,
  owner: ConnectionTarget,
  app?: string,
): Promise<void> {
  await overOwnConnection(owner, async (client) => {
    const database = drizzle({ client })
    // A role that only migrates also serves administrators with long statements, so it gets no permanent timeouts.
    if (owner.throughPooler && app === undefined) await boundSessionsOfRole(database)
    if ((await databaseVersion(database)) < (await wantedVersion(migrations))) {
      await refuseOldServer(database)
      await migratePatiently(migrations, database)
    }
    if (app !== undefined) await grantRows(database, app)
  })
}

/**
 * Refuses a database with migrations that this program does not know: an import by it would ignore the data that they added.
 * @throws DatabaseStartupError
 */
export async function refuseNewerDatabase(migrations: string, database: Executor): Promise<void> {
  if ((await databaseVersion(database)) > (await wantedVersion(migrations)))
    throw new DatabaseStartupError(
      'a newer version of the shop has updated this database: start that version, or go back to this one with NEWER_DATABASE=accept (docs/operating.md, On a server)',
      { kind: 'newerVersion' },
    )
}

/** Oldest supported major version of PostgreSQL. */
const MIN_SERVER_VERSION = 15

/** @throws DatabaseStartupError if this PostgreSQL is too old */
export async function refuseOldServer(database: Executor): Promise<void> {
  const { rows } = await database.execute(
    sql`select current_setting('server_version_num')::int / 10000 as major`,
  )
  const major = Number(rows[0]?.major)
  if (major < MIN_SERVER_VERSION)
    throw new DatabaseStartupError(
      `this is PostgreSQL ${major}, and the shop needs ${MIN_SERVER_VERSION} or newer: move the database to one`,
      { kind: 'oldServer' },
    )
}

async function migratePatiently(migrations: string, database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (transaction) => {
        await holdMigrations(transaction)
        await applyMigrations(migrations, transaction)
      })
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === LOCK_ATTEMPTS) {
        throw new DatabaseStartupError(
          'the database cannot be migrated: another connection holds one of its tables; end what works on it and start again',
          { kind: 'tablesHeld' },
        )
      }
      await pause(LOCK_PAUSE_MS)
    }
  }
}

/** Blocks other migrations until the transaction ends, and disables its statement timeout. */
export async function holdMigrations(transaction: Transaction): Promise<void> {
  // The role's timeouts are meant for shop requests.
  await transaction.execute(sql`set local statement_timeout = 0`)
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await transaction.execute(sql`set local lock_timeout = 0`)
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`)
  await transaction.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`)
}

/** Migrates to the given or the newest version. Call it in a transaction that holds migrations. */
export async function applyMigrations(
  migrations: string,
  transaction: Transaction,
  newest = Number.POSITIVE_INFINITY,
): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`)
  await transaction.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const version = await databaseVersion(transaction)
  for (const migration of readMigrationFiles({ migrationsFolder: migrations })) {
    if (migration.folderMillis <= version || migration.folderMillis > newest) continue
    for (const statement of migration.sql)
      await transaction.execute(sql.raw(statement)).catch((error: unknown) => {
        throw isConflict(error) ? notUpdated(causeOf(error)) : error
      })
    await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`)
  }
}

function isLockTimeout(error: unknown): boolean {
  return stateOf(error) === '55P03'
}

/**
 * True for an error of SQLSTATE class 42: a migration creates a table that exists, changes one that does not, or its role may do
 * neither.
 */
function isConflict(error: unknown): boolean {
  return stateOf(error).startsWith('42')
}

function notUpdated({ message }: Error): DatabaseStartupError {
  return new DatabaseStartupError(
    `this version cannot update the database (${message}): if a version before 1.0.0 made it, export the catalogue with that version and import it with this one into a new DATA_DIR or database; otherwise its tables have to belong to the role that migrates`,
    { kind: 'notUpdated' },
  )
}

function stateOf(error: unknown): string {
  const cause = causeOf(error)
  return 'code' in cause ? String(cause.code) : ''
}

/** Returns the driver's error, which Drizzle wraps. */
function causeOf(error: unknown): Error {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error ? cause : new Error(String(cause))
}

/**
 * Rejects a database whose LC_CTYPE has no Arabic letters. Trigram search would find no Arabic there, without an error.
 */
export async function checkArabicSearch(database: Executor): Promise<void> {
  const { rows } = await database.execute(sql`select cardinality(show_trgm('قميص')) as trigrams`)
  if (!rows[0]?.trigrams) {
    throw new DatabaseStartupError(
      'this database cannot search Arabic: create it anew with a UTF-8 LC_CTYPE, for example LC_CTYPE "C.UTF-8" and TEMPLATE template0',
      { kind: 'noArabic' },
    )
  }
}
