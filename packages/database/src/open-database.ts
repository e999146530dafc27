import { type ConnectionTarget, connectionPool, type PoolOptions } from './connection-pool.ts'
import type { Database, PooledDatabase } from './database.ts'
import { checkArabicSearch, migrateDatabase } from './migrate.ts'
import { poolOf } from './pool-of.ts'

/**
 * Opens the database at `target`: migrates it, checks that it can search Arabic, and returns it over a pool of
 * at most `poolSize` connections. Close it with `closeDatabase`.
 */
export async function openDatabase(target: ConnectionTarget, options?: PoolOptions): Promise<PooledDatabase> {
  await migrateDatabase(target)
  const database = connectionPool(target, options)
  try {
    await checkArabicSearch(database)
    return database
  } catch (error) {
    await closeDatabase(database)
    throw error
  }
}

/** Waits for the queries in hand and closes all connections. */
export async function closeDatabase(database: Database): Promise<void> {
  await poolOf(database).end()
}
