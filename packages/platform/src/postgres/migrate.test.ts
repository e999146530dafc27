import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MIGRATIONS } from '@zayy/database/open-shop-database'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { connectionPool, connectionSettings } from './connection-pool.ts'
import { databaseVersion, isWritableAtVersion, migrateDatabase, wantedVersion } from './migrate.ts'
import { closeDatabase } from './open-database.ts'

test('a migration that waits for a table lets other queries pass, and completes once the table is free', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  const holder = new pg.Client(connectionSettings(target, { idleInTransaction: 0 }))
  await holder.connect()
  await holder.query('create schema drizzle')
  await holder.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await holder.query('begin')
  await holder.query('lock table drizzle.__drizzle_migrations in share mode')
  const observer = new pg.Client(connectionSettings(target))
  await observer.connect()
  const migrated = migrateDatabase(MIGRATIONS, target)
  const waiting: unknown[] = []
  while (!waiting.join().endsWith('1,0')) {
    const { rows } = await observer.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]?.waiting !== waiting.at(-1)) waiting.push(rows[0]?.waiting)
    await pause(100)
  }
  // The migration may have begun to wait before the first look.
  expect(waiting.slice(-2)).toEqual([1, 0])
  await holder.query('rollback')
  await migrated
  const { rows } = await holder.query('select version from cache_version')
  expect(rows).toEqual([{ version: '0' }])
  await holder.end()
  await observer.end()
})

test('a read-only or outdated database is not ready', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  await migrateDatabase(MIGRATIONS, target)
  const database = connectionPool(target, { size: 1 })
  const version = await wantedVersion(MIGRATIONS)
  expect(await isWritableAtVersion(database, version)).toBe(true)
  expect(await isWritableAtVersion(database, version + 1)).toBe(false)
  await database.$client.query('set default_transaction_read_only = on')
  expect(await isWritableAtVersion(database, version)).toBe(false)
  await closeDatabase(database)
})

test('applies only the missing migrations to a database of an earlier version, and names one that does not fit', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'meta'))
  const statements = ['create table notes (text text)', 'alter table notes add column "at" date']
  const writeFirst = async (count: number) => {
    const entries = statements.slice(0, count).map((_, idx) => ({ idx, when: idx + 1, tag: `${idx}` }))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
    for (const { idx } of entries) await writeFile(join(folder, `${idx}.sql`), statements[idx] ?? '')
  }
  const target = await emptyDatabase('')
  const database = connectionPool(target, { size: 1 })
  onTestFinished(() => closeDatabase(database))
  for (const version of [1, 2, 2]) {
    await writeFirst(version)
    await migrateDatabase(folder, target)
    expect(await databaseVersion(database)).toBe(version)
  }
  const { rows } = await database.$client.query(
    `select created_at from drizzle.__drizzle_migrations order by 1`,
  )
  expect(rows).toEqual([{ created_at: '1' }, { created_at: '2' }])
  expect((await database.$client.query('select text, "at" from notes')).rows).toEqual([])
  statements.push('create table notes (text text)')
  await writeFirst(3)
  await expect(migrateDatabase(folder, target)).rejects.toMatchObject({
    message: expect.stringContaining('relation "notes" already exists'),
    issue: { kind: 'notUpdated' },
  })
  expect(await databaseVersion(database)).toBe(2)
})
