import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { enqueue } from './enqueue.ts'
import { claimJob } from './queries.ts'

const database = await testDatabase()
const claim = () => claimJob(database, { kinds: ['k'], inHand: [], leaseMs: 60_000 })

test('concurrent claims by several servers each get a different job', async () => {
  for (let round = 0; round < 30; round += 1) {
    await database.$client.query('delete from jobs')
    await database.$client.query(
      `insert into jobs (kind, payload, key) select 'k', '{}', n::text from generate_series(1, 3) n`,
    )
    const claimed = await Promise.all(Array.from({ length: 10 }, claim))
    const ids = claimed.flatMap((job) => (job ? [job.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  }
})

test('a claim skips a job that another server is claiming and takes the oldest due job', async () => {
  await database.$client.query('delete from jobs')
  await database.$client.query(`insert into jobs (kind, payload, key, run_at) values
    ('k', '1', 'first', now() - interval '2 min'), ('k', '2', 'second', now() - interval '1 min'),
    ('k', '3', 'later', now() + interval '1 min')`)
  const client = await database.$client.connect()
  await client.query("begin; select from jobs where key = 'first' for update")
  expect(await claim()).toMatchObject({ payload: 2, attempts: 1 })
  expect(await claim()).toBeUndefined()
  await client.query('rollback')
  client.release()
  expect(await claim()).toMatchObject({ payload: 1 })
})

test('adds a job whose key waits once, and again after it was given up', async () => {
  await database.$client.query('delete from jobs')
  await enqueue(database, 'k', { n: 1 }, 'key')
  await enqueue(database, 'k', { n: 2 }, 'key')
  expect(await claim()).toMatchObject({ payload: { n: 1 } })
  await database.$client.query('update jobs set failed_at = now()')
  expect(await claim()).toBeUndefined()
  await enqueue(database, 'k', { n: 3 }, 'key')
  expect(await claim()).toMatchObject({ payload: { n: 3 }, attempts: 1 })
})
