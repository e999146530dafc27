/** The database log contains no customer input. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connectionPool } from '../connection-pool.ts'
import { closeDatabase } from '../open-database.ts'

const database = connectionPool(await emptyDatabase(''))
afterAll(() => closeDatabase(database))

const typed = 'noura-8d1f@example.com'

test('failed statements leave no values in the log', async () => {
  await database.execute(sql`create table typed (email text primary key check (length(email) < 30))`)
  await database.execute(sql`insert into typed values (${typed})`)
  const failing = [
    sql`insert into typed values (${typed})`,
    sql`insert into typed values (${typed.repeat(2)})`,
    sql`select ${typed}::int`,
    sql.raw(`select '${typed}'::uuid`),
    sql.raw(`select noura_8d1f`),
  ]
  for (const statement of failing) await expect(database.execute(statement)).rejects.toThrow()
  const { rows } = await database.execute(sql`show data_directory`)
  const log = await readFile(join(String(rows[0]?.data_directory), '../server.log'), 'utf8')
  expect(log).toContain('database system is ready')
  expect(log).not.toMatch(/noura.8d1f/)
})
