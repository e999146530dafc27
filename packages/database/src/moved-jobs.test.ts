import { connectionSettings } from '@zayy/platform/postgres/connection-pool'
import { migrateDatabase } from '@zayy/platform/postgres/migrate'
import pg from 'pg'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './open-shop-database.ts'
import { emptyDatabase } from './testing/test-database.ts'

test('mails that wait in the queue of earlier versions, graphile-worker, move to the jobs', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  const client = new pg.Client(connectionSettings(target))
  await client.connect()
  try {
    // The columns of graphile-worker 0.17 that the migration reads.
    await client.query(`create schema graphile_worker
      create table _private_tasks (id int primary key, identifier text)
      create table _private_jobs (id bigint generated always as identity, task_id int, payload json, run_at timestamptz,
        created_at timestamptz, attempts int, max_attempts int)`)
    await client.query(
      `insert into graphile_worker._private_tasks values (1, 'order-placed'), (2, 'somebody-elses')`,
    )
    await client.query(`insert into graphile_worker._private_jobs
        (task_id, payload, run_at, created_at, attempts, max_attempts) values
      (1, '{"orderId": 7}', '2026-11-21 09:00Z', '2026-11-21 08:00Z', 3, 12),
      (1, '{"orderId": 8}', '2026-11-21 10:00Z', '2026-11-20 08:00Z', 12, 12),
      (2, '{}', now(), now(), 0, 12)`)
    await migrateDatabase(MIGRATIONS, target)
    const moved = await client.query(
      'select kind, payload, key, due, attempts, created, given_up is not null as given_up from jobs order by key',
    )
    expect(moved.rows).toEqual([
      {
        kind: 'order-placed',
        payload: { orderId: 7 },
        key: 'order-placed:7',
        due: new Date('2026-11-21T09:00:00Z'),
        attempts: 3,
        created: new Date('2026-11-21T08:00:00Z'),
        given_up: false,
      },
      expect.objectContaining({ key: 'order-placed:8', attempts: 12, given_up: true }),
    ])
    const left = await client.query('select task_id from graphile_worker._private_jobs')
    expect(left.rows).toEqual([{ task_id: 2 }])
  } finally {
    await client.end()
  }
})
