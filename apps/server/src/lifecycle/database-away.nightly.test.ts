import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser } from '@zayy/database/testing/test-database'
import type { Database, PooledDatabase } from '@zayy/platform/postgres/database'
import { hangingDatabase } from '@zayy/platform/postgres/testing/hanging-database'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { watchRejections } from '@zayy/shop/testing/watch-rejections'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import type { ShopJobsOptions } from './job-handlers.ts'
import { testJobs } from './testing/test-jobs.ts'

const shop = await smallShop()
const { database } = shop
// No reminder (one day is too short) and no announcement: each order queues only the buyer's mail.
await database.$client.query('update settings set transfer_days = 1, email = null')
const hanging = await hangingDatabase(inject('testCluster').migrated)
const hangingShop = await smallShop(hanging.database)
await hanging.database.$client.query('update settings set transfer_days = 1, email = null')

beforeEach(watchRejections)

/** Starts jobs that stop after the test; `during` runs while the first mail is being sent. */
function start(
  over: Database,
  { during, timing = {} }: { during: () => unknown; timing?: ShopJobsOptions['timing'] },
) {
  const mails: string[] = []
  const errors: { of: 'database' | 'job'; error: unknown }[] = []
  const jobs = testJobs(over, {
    sendMail: async ({ id }) => {
      mails.push(id)
      if (mails.length === 1) await during()
    },
    limitMultiplier: 1_000,
    onError: (error, job) => errors.push({ of: job ? 'job' : 'database', error }),
    timing,
  })
  onTestFinished(() => jobs.stop())
  return { mails, errors, stop: () => jobs.stop() }
}

const place = () => placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })

async function jobsLeft(of: PooledDatabase): Promise<number> {
  const { rows } = await of.$client.query<{ left: number }>('select count(*)::int as left from jobs')
  return rows[0]?.left ?? -1
}

const cut = () =>
  database.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`)

test('sends a mail once if all connections are cut during it', async () => {
  await place()
  const { mails } = start(database, { during: cut })
  await expect.poll(() => jobsLeft(database)).toBe(0)
  await pause(1_500)
  expect(mails).toHaveLength(1)
})

test('runs all of 40 jobs while connections are cut repeatedly', async () => {
  for (let placed = 0; placed < 40; placed += 1) await place()
  const { mails } = start(database, { during: () => {} })
  for (let cuts = 0; cuts < 25; cuts += 1) {
    await cut().catch(() => {})
    await pause(40)
  }
  await expect.poll(() => jobsLeft(database).catch(() => -1)).toBe(0)
  expect(new Set(mails).size).toBe(40)
})

test('runs a job again after a few seconds if its own statement is cut off', async () => {
  await place()
  const client = await database.$client.connect()
  await client.query('begin')
  await client.query('lock table orders in access exclusive mode')
  const { mails, errors } = start(database, { during: () => {} })
  const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and wait_event_type = 'Lock'`
  // Not on `client`: within a transaction, pg_stat_activity stays as it was at the first look.
  await expect.poll(async () => (await database.$client.query(waiting)).rowCount).toBe(1)
  await client.query('rollback')
  client.release()
  await expect.poll(() => jobsLeft(database)).toBe(0)
  expect(mails).toHaveLength(1)
  expect(errors.map(({ of }) => of)).toEqual(['job'])
})

test('reports a database that fails from the start once, and goes on once it is back', async () => {
  await asSuperuser(database, 'alter table jobs rename to away')
  const { mails, errors } = start(database, { during: () => {} })
  await expect.poll(() => errors.length).toBe(1)
  await pause(3_500)
  expect(errors.map(({ of }) => of)).toEqual(['database'])
  await asSuperuser(database, 'alter table away rename to jobs')
  await place()
  await expect.poll(() => mails.length).toBe(1)
  await expect.poll(() => jobsLeft(database)).toBe(0)
})

test('does not send a mail again after an outage that outlives the lease of its server', async () => {
  for (let round = 0; round < 2; round += 1) {
    await place()
    const { mails, stop } = start(database, {
      during: () => asSuperuser(database, 'alter table jobs rename to away'),
      timing: { leaseMs: 500, pollMs: 20 },
    })
    await expect.poll(() => mails.length).toBe(1)
    await pause(2_500)
    await asSuperuser(database, 'alter table away rename to jobs')
    await expect.poll(() => jobsLeft(database)).toBe(0)
    expect(mails).toHaveLength(1)
    // A running worker could claim the next round's job.
    await stop()
  }
})

test('sends a mail once if the database hangs while it is sent', async () => {
  await placeOrder(hanging.database, smallOrder(hangingShop), { locale: 'en', now: new Date() })
  const { mails, errors } = start(hanging.database, { during: hanging.hang })
  await expect.poll(() => mails.length).toBe(1)
  await pause(8_000)
  await expect.poll(() => jobsLeft(hanging.database)).toBe(0)
  expect(mails).toHaveLength(1)
  expect(errors.filter(({ of }) => of === 'job')).toEqual([])
})

test('sends the next mail after the database hung while jobs waited', async () => {
  await placeOrder(hanging.database, smallOrder(hangingShop), { locale: 'en', now: new Date() })
  await hanging.database.$client.query("update jobs set run_at = now() + interval '3 s'")
  const { mails } = start(hanging.database, { during: () => {} })
  await pause(1_000)
  hanging.hang()
  await expect.poll(() => mails.length).toBe(1)
})
