import { copyDatabase, patient } from '@zayy/database/testing/test-database'
import { expect, inject, test } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { PoolBusyError } from './pool-busy-error.ts'

const target = await copyDatabase(inject('testCluster').migrated)

test('in a long queue, rejects queries that wait too long and serves the rest', async () => {
  const database = connectionPool(target, { ...patient, size: 2, longestWait: 200 })
  const query = (text: string) => database.$client.query(text)
  const holder = connectionPool(target, { size: 1 })
  await holder.$client.query('select pg_advisory_lock(5)')
  const slow = [1, 2].map(() => query('select pg_advisory_xact_lock_shared(5)'))
  let sentAway = 0
  const queries = Array.from({ length: 50 }, () =>
    query('select 1').catch((error) => {
      sentAway += 1
      throw error
    }),
  )
  const ended = Promise.allSettled(queries)
  // The others are rejected while both connections are still in use.
  await expect.poll(() => sentAway).toBe(46)
  await holder.$client.end()
  const outcomes = await ended
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(reasons).toHaveLength(46)
  for (const reason of reasons) expect(reason).toBeInstanceOf(PoolBusyError)
  await Promise.all(slow)
  const after = await Promise.all(Array.from({ length: 20 }, () => query('select 1 as one')))
  expect(after.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]))
  expect(database.$client.totalCount).toBe(2)
  expect(database.$client.idleCount).toBe(2)
  await database.$client.end()
})

test('waits out a short queue', async () => {
  const database = connectionPool(target, { ...patient, size: 2, longestWait: 50 })
  const slow = Array.from({ length: 2 }, () => database.$client.query('select pg_sleep(0.4)'))
  const waiting = Array.from({ length: 4 }, () => database.$client.query('select 1 as one'))
  for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }])
  await Promise.all(slow)
  await database.$client.end()
})

test('opening a connection may take longer than waiting for one', async () => {
  const database = connectionPool(target, { ...patient, size: 1, longestWait: 1 })
  expect((await database.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.$client.end()
})
