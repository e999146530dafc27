import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Transaction } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { hangingDatabase } from '@zayy/platform/postgres/testing/hanging-database'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { copyDatabase } from './testing/test-database.ts'

const { database, hang } = await hangingDatabase(inject('testCluster').migrated)

test('queries of a database that stops answering fail within 8 s and release their connections', async () => {
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

test('a transaction without a bound outlasts the time-out of queries', async () => {
  const impatient = connectionPool(await copyDatabase(inject('testCluster').migrated), {
    bounds: { statement: 100 },
  })
  afterAll(() => closeDatabase(impatient))
  const slow = async (transaction: Transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_sleep(1)`)
    return 'done'
  }
  await expect(inTransaction(impatient, slow, { longestMs: 300 })).rejects.toThrow('Query read timeout')
  expect(await inTransaction(impatient, slow, { longestMs: Number.POSITIVE_INFINITY })).toBe('done')
})
