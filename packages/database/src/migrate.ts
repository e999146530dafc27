import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from './connection-pool.ts'
import type { Executor } from './database.ts'
import { DatabaseFault } from './database-fault.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Any constant does, as long as every instance takes the same. */
const migrationLock = 7_239_114

/** The version of the newest migration in this source tree: its time in milliseconds, as drizzle numbers them. */
export async function wantedVersion(): Promise<number> {
  const journal: unknown = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'))
  const entries = (journal as { entries: { when: number }[] }).entries
  return Math.max(0, ...entries.map((entry) => entry.when))
}

/** The version that the database is at; 0 when it was never migrated. */
export async function databaseVersion(database: Executor): Promise<number> {
  const { rows: found } = await database.execute<{ journal: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  )
  if (!found[0]?.journal) return 0
  const { rows } = await database.execute<{ version: string | null }>(
    sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.version ?? 0)
}

/**
 * Brings the database to this source tree's version. Instances that start together wait for the first of
 * them; an up-to-date database costs two small queries. One newer than the source is left alone, as
 * migrations only ever add.
 */
export async function migrateDatabase(target: ConnectionTarget): Promise<void> {
  const client = new pg.Client(connectionSettings(target, { statement: 0, lock: 0, idleInTransaction: 0 }))
  client.on('error', () => {})
  await client.connect()
  try {
    const database = drizzle({ client })
    const wanted = await wantedVersion()
    if ((await databaseVersion(database)) >= wanted) return
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const { migrate } = await import('drizzle-orm/node-postgres/migrator')
    await migrate(database, { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/**
 * Trigram search is blind to Arabic under some locales, and says nothing about it: a database whose
 * LC_CTYPE knows no Arabic letters is refused here, not noticed by shoppers later.
 */
export async function checkArabicSearch(database: Executor): Promise<void> {
  const { rows } = await database.execute<{ trigrams: number }>(
    sql`select cardinality(show_trgm('قميص')) as trigrams`,
  )
  if (!rows[0]?.trigrams) {
    throw new DatabaseFault(
      'this database cannot search Arabic: create it anew with a UTF-8 LC_CTYPE, for example LC_CTYPE "C.UTF-8" and TEMPLATE template0',
    )
  }
}
