import { expect, inject, test } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { PoolBusyError } from './pool-busy-error.ts'
import { copyDatabase } from './testing/test-database.ts'

const target = await copyDatabase(inject('testCluster').migrated)

test('who would wait longer than the pool allows is sent away, and the connections serve on', async () => {
  const database = connectionPool(target, { size: 2, longestWait: 200 })
  const query = (text: string) => database.$client.query(text)
  const slow = [query('select pg_sleep(0.6)'), query('select pg_sleep(0.6)')]
  const begun = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => query('select 1')))
  expect(performance.now() - begun).toBeLessThan(550)
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(PoolBusyError)
  }
  await Promise.all(slow)
  const after = await Promise.all(Array.from({ length: 20 }, () => query('select 1 as one')))
  expect(after.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]))
  expect(database.$client.totalCount).toBe(2)
  expect(database.$client.idleCount).toBe(2)
  await database.$client.end()
})

test('opening a connection may take longer than waiting for one', async () => {
  const database = connectionPool(target, { size: 1, longestWait: 1 })
  expect((await database.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.$client.end()
})
