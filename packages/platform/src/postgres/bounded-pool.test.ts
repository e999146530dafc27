import { copyDatabase } from '@zayy/database/testing/test-database'
import { expect, inject, test } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { PoolBusyError } from './pool-busy-error.ts'

const target = await copyDatabase(inject('testCluster').migrated)

test('in a long queue, rejects queries that wait too long and serves the rest', async () => {
  const database = connectionPool(target, { size: 2, longestWait: 200 })
  const query = (text: string) => database.$client.query(text)
  const slow = [query('select pg_sleep(0.6)'), query('select pg_sleep(0.6)')]
  const sentAway: number[] = []
  const begun = performance.now()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, async () => {
      try {
        return await query('select 1')
      } catch (error) {
        sentAway.push(performance.now() - begun)
        throw error
      }
    }),
  )
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(reasons).toHaveLength(46)
  for (const reason of reasons) expect(reason).toBeInstanceOf(PoolBusyError)
  expect(Math.max(...sentAway)).toBeLessThan(550)
  await Promise.all(slow)
  const after = await Promise.all(Array.from({ length: 20 }, () => query('select 1 as one')))
  expect(after.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]))
  expect(database.$client.totalCount).toBe(2)
  expect(database.$client.idleCount).toBe(2)
  await database.$client.end()
})

test('waits out a short queue', async () => {
  const database = connectionPool(target, { size: 2, longestWait: 50 })
  const slow = Array.from({ length: 2 }, () => database.$client.query('select pg_sleep(0.4)'))
  const waiting = Array.from({ length: 4 }, () => database.$client.query('select 1 as one'))
  for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }])
  await Promise.all(slow)
  await database.$client.end()
})

test('opening a connection may take longer than waiting for one', async () => {
  const database = connectionPool(target, { size: 1, longestWait: 1 })
  expect((await database.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.$client.end()
})
