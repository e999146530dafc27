import { MIGRATIONS } from '@zayy/database/open-shop-database'
import { copyDatabase, emptyDatabase, testDatabase } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { checkArabicSearch, databaseVersion, wantedVersion } from './migrate.ts'
import { closeDatabase, openDatabase } from './open-database.ts'

const database = await testDatabase()

test('a new database is at the newest version', async () => {
  expect(await databaseVersion(database)).toBe(await wantedVersion(MIGRATIONS))
})

test('finds Arabic words that differ by one letter similar', async () => {
  await checkArabicSearch(database)
  const { rows } = await database.execute<{ similarity: number }>(
    sql`select word_similarity('بنطلن', 'بنطلون رجالي') as similarity`,
  )
  expect(rows[0]?.similarity).toBeGreaterThan(0.5)
})

test('rejects a database whose locale has no Arabic letters', async () => {
  await expect(openDatabase(MIGRATIONS, await emptyDatabase("lc_ctype 'C'"))).rejects.toThrow(/LC_CTYPE/)
  const sighted = await openDatabase(MIGRATIONS, await emptyDatabase("lc_ctype 'C.UTF-8'"))
  await closeDatabase(sighted)
})

test('instances that start concurrently migrate once', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase(MIGRATIONS, target, target, { size: 1 })),
  )
  for (const each of opened) expect(await databaseVersion(each)).toBe(await wantedVersion(MIGRATIONS))
  await Promise.all(opened.map(closeDatabase))
})

test('ends a statement after 5 s', async () => {
  const bounded = connectionPool(await copyDatabase(inject('testCluster').migrated))
  await expect(bounded.execute(sql`select pg_sleep(7)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  await closeDatabase(bounded)
})
