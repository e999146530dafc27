import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type ConnectionTarget, connectionPool, type PoolOptions } from './connection-pool.ts'
import type { Database, PooledDatabase } from './database.ts'
import { isSameDatabase } from './database-identity.ts'
import { DatabaseStartupError } from './database-startup-error.ts'
import {
  checkArabicSearch,
  databaseVersion,
  migrateDatabase,
  refuseNewerDatabase,
  wantedVersion,
} from './migrate.ts'
import { overOwnConnection } from './own-connection.ts'
import { poolOf } from './pool-of.ts'
import { boundSessionsOfRole } from './through-pooler.ts'

/**
 * Migrates the database at `target`, checks that it can search Arabic, and returns it over a pool of connections. Close it
 * with `closeDatabase`.
 * @param migrations folder of all migrations
 * @param target connects as the app role
 * @param owner connects as the role that owns the tables; defaults to `target`
 */
export async function openDatabase(
  migrations: string,
  target: ConnectionTarget,
  owner: ConnectionTarget = target,
  options: PoolOptions = {},
): Promise<PooledDatabase> {
  if (owner === target) await migrateDatabase(migrations, owner)
  const database = connectionPool(target, options)
  try {
    if (owner !== target) await migrateFor(migrations, database, target, owner)
    await checkArabicSearch(database)
    return database
  } catch (error) {
    await closeDatabase(database)
    throw error
  }
}

/**
 * Opens a migrated database without changing it.
 * @param options.acceptsNewer opens a database of a newer version too
 * @throws DatabaseStartupError if it has no shop or is at another version
 */
export async function openMigratedDatabase(
  migrations: string,
  target: ConnectionTarget,
  { acceptsNewer = false, ...options }: PoolOptions & { acceptsNewer?: boolean } = {},
): Promise<PooledDatabase> {
  const database = connectionPool(target, options)
  try {
    const version = await databaseVersion(database)
    if (version === 0) throw new DatabaseStartupError('the database is empty', { kind: 'noShop' })
    if (version < (await wantedVersion(migrations)))
      throw new DatabaseStartupError('the database is of an earlier version of the shop', {
        kind: 'earlierVersion',
      })
    if (!acceptsNewer) await refuseNewerDatabase(migrations, database)
    return database
  } catch (error) {
    await closeDatabase(database)
    throw error
  }
}

async function migrateFor(
  migrations: string,
  database: Database,
  target: ConnectionTarget,
  owner: ConnectionTarget,
): Promise<void> {
  const isSame = await overOwnConnection(owner, (client) => isSameDatabase(database, drizzle({ client })))
  if (!isSame) throw new DatabaseStartupError('MIGRATION_DATABASE_URL leads to another database')
  const { rows } = await database.execute(sql`select current_user as role`)
  await migrateDatabase(migrations, owner, String(rows[0]?.role))
  if (target.throughPooler) await boundSessionsOfRole(database)
  // Without the right to identify the server, only the versions tell two databases of one name apart.
  if ((await databaseVersion(database)) < (await wantedVersion(migrations)))
    throw new DatabaseStartupError('MIGRATION_DATABASE_URL leads to another database')
}

/** Waits for running queries and closes all connections. */
export async function closeDatabase(database: Database): Promise<void> {
  await poolOf(database).end()
}
