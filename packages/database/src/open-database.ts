import { type ConnectionTarget, connectionPool } from './connection-pool.ts'
import type { Database } from './database.ts'
import { checkArabicSearch, migrateDatabase } from './migrate.ts'

/**
 * Opens the database at `place`: migrates it, checks that it can search Arabic, and returns it over a pool of
 * at most `poolSize` connections. Close it with `closeDatabase`.
 */
export async function openDatabase(target: ConnectionTarget, poolSize?: number): Promise<Database> {
  await migrateDatabase(target)
  const database = connectionPool(target, poolSize)
  try {
    await checkArabicSearch(database)
    return database
  } catch (fault) {
    await closeDatabase(database)
    throw fault
  }
}

/** Waits for the queries in hand and closes all connections. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.$client.end()
}
