import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { hangingDatabase } from './testing/hanging-database.ts'

const { database, hang } = await hangingDatabase(inject('testCluster').migrated)

test('a database that falls silent is given up within 8 s, and nothing keeps a connection', async () => {
  await inTransaction(database, (transaction) => transaction.execute(sql`select 1`))
  const query = () => database.$client.query('select 1')
  await Promise.all([query(), query(), query()])
  const begun = Date.now()
  hang()
  const outcomes = await Promise.allSettled([
    query(),
    inTransaction(database, (transaction) => transaction.execute(sql`select 1`)),
    inTransaction(database, (transaction) => transaction.execute(sql`select 1`)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(Date.now() - begun).toBeLessThan(8_000)
  expect(database.$client.totalCount).toBe(0)
})
