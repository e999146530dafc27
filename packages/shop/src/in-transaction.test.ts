import { hangingDatabase } from '@zayy/database/testing/hanging-database'
import { expect, inject, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'

const { database, hang } = await hangingDatabase(inject('testCluster').migrated)
const one = { name: 'one', text: 'select 1 as one' }

test('a database that falls silent is given up within 8 s, and nothing keeps a connection', async () => {
  await inTransaction(database, (query) => query(one, []))
  const query = () => database.$client.query('select 1')
  await Promise.all([query(), query(), query()])
  const begun = Date.now()
  hang()
  const outcomes = await Promise.allSettled([
    query(),
    inTransaction(database, (query) => query(one, [])),
    inTransaction(database, (query) => query(one, [])),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(Date.now() - begun).toBeLessThan(8_000)
  expect(database.$client.totalCount).toBe(0)
})
