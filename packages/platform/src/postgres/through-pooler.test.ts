import { emptyDatabase } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { closeDatabase } from './open-database.ts'
import { boundSessionsOfRole } from './through-pooler.ts'

test('concurrent servers set the session timeouts of their role without conflict', async () => {
  const database = connectionPool(await emptyDatabase(''))
  afterAll(() => closeDatabase(database))
  for (let round = 0; round < 10; round += 1) {
    await database.execute(sql.raw(`alter role current_user in database ${await nameOf(database)} reset all`))
    await Promise.all(Array.from({ length: 8 }, () => boundSessionsOfRole(database)))
  }
  const { rows } = await database.execute(
    sql`select cardinality(setconfig) as settings from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([{ settings: 3 }])
})

async function nameOf(database: ReturnType<typeof connectionPool>): Promise<string> {
  const { rows } = await database.execute(sql`select quote_ident(current_database()) as name`)
  return String(rows[0]?.name)
}
