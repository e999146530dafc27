import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Transaction } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { hangingDatabase } from '@zayy/platform/postgres/testing/hanging-database'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { copyDatabase } from './testing/test-database.ts'

const { database, hang } = await hangingDatabase(inject('testCluster').migrated)

test('queries of a database that stops answering fail after 5.5 s and release their connections', async () => {
  expect(database.$client.options.query_timeout).toBe(5_500)
  await inTransaction(database, (transaction) => transaction.execute(sql`select 1`))
  const query = () => database.$client.query('select 1')
  await Promise.all([query(), query(), query()])
  hang()
  const outcomes = await Promise.allSettled([
    query(),
    inTransaction(database, (transaction) => transaction.execute(sql`select 1`)),
    inTransaction(database, (transaction) => transaction.execute(sql`select 1`)),
  ])
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)
  expect(reasons).toEqual(Array(3).fill('Query read timeout'))
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
