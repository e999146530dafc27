import { setTimeout as pause } from 'node:timers/promises'
import { PermanentFailure } from '@zayy/platform/jobs/permanent-failure'
import type { FailedJob } from '@zayy/platform/jobs/run-jobs'
import type { Mail } from '@zayy/platform/mail/mail'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { moyasarGateway } from '@zayy/shop/payments/moyasar-gateway'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { watchRejections } from '@zayy/shop/testing/watch-rejections'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { ShopJobsOptions } from './job-handlers.ts'
import { testJobs } from './testing/test-jobs.ts'

const shop = await smallShop()
const { database, query } = shop
// No reminder (one day is too short) and no announcement: each order queues only the buyer's mail.
await query('update settings set transfer_days = 1, email = null')

beforeEach(async () => {
  watchRejections()
  await query('delete from jobs')
})

const place = () => placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })

/** Starts a server's jobs, which stop after the test, and returns the mails and errors. */
function start(options: Partial<ShopJobsOptions> = {}) {
  const mails: Mail[] = []
  const errors: { error: unknown; job: FailedJob | undefined }[] = []
  const jobs = testJobs(database, {
    sendMail: async (mail) => void mails.push(mail),
    limitMultiplier: 1_000,
    onError: (error, job) => errors.push({ error, job }),
    ...options,
  })
  onTestFinished(() => jobs.stop())
  return { mails, errors, stop: jobs.stop }
}

type Row = { attempts: number; wait: number; failed_at: Date | null }

async function waiting(): Promise<Row[]> {
  const rows = await query<Row>(
    'select attempts, extract(epoch from run_at - now())::float as wait, failed_at from jobs order by id',
  )
  return rows
}

/** Connections in use. A worker whose claim is still under way would also claim a job that becomes due meanwhile. */
const underWay = () =>
  database.$client.totalCount - database.$client.idleCount + database.$client.waitingCount

test('two servers share 80 jobs and run each once', async () => {
  for (let placed = 0; placed < 80; placed += 1) await place()
  const servers = [start(), start()]
  const sent = () => servers.flatMap(({ mails }) => mails.map(({ id }) => id))
  await expect.poll(() => sent().length).toBe(80)
  await expect.poll(waiting).toEqual([])
  expect(new Set(sent()).size).toBe(80)
  expect(servers.flatMap(({ errors }) => errors)).toEqual([])
  for (const { mails } of servers) expect(mails.length).toBeGreaterThan(0)
})

test('retries a failed mail after 5 s, then after a minute', async () => {
  await place()
  const mails: Mail[] = []
  let broken = true
  const { errors } = start({
    sendMail: async (mail) => {
      if (broken) throw new Error('no mail server')
      mails.push(mail)
    },
  })
  await expect.poll(() => errors).toMatchObject([{ job: { kind: 'order-placed', attempts: 1 } }])
  await expect.poll(async () => (await waiting())[0]?.wait).toBeLessThanOrEqual(5)
  await query('update jobs set run_at = now()')
  await expect.poll(() => errors.length).toBe(2)
  const longer = async () => {
    const [row] = await waiting()
    return row?.attempts === 2 && row.wait > 50 && row.wait <= 60
  }
  await expect.poll(longer).toBe(true)
  broken = false
  await query('update jobs set run_at = now()')
  await expect.poll(() => mails.length).toBe(1)
})

test.each([
  { attempts: 28, days: 5.1, givenUp: true },
  { attempts: 27, days: 30, givenUp: false },
  { attempts: 99, days: 4.9, givenUp: false },
])('gives a job up after $attempts attempts in $days days and one more failure: $givenUp', async (row) => {
  await place()
  await query("update jobs set attempts = $1, created_at = now() - $2 * interval '1 day', run_at = now()", [
    row.attempts,
    row.days,
  ])
  const told: FailedJob[] = []
  const { errors, stop } = start({
    sendMail: async () => {
      throw new Error('no mail server')
    },
    onGivenUp: (job) => told.push(job),
  })
  await expect.poll(() => errors.length).toBe(1)
  await stop()
  const [left] = await waiting()
  expect(left?.failed_at instanceof Date).toBe(row.givenUp)
  expect(told.map(({ attempts }) => attempts)).toEqual(row.givenUp ? [row.attempts + 1] : [])
  await query('update jobs set run_at = now()')
  const next = start()
  if (row.givenUp) await pause(1_500)
  else await expect.poll(() => next.mails.length).toBe(1)
  expect(next.mails).toHaveLength(row.givenUp ? 0 : 1)
})

test("gives a mail to a refused mailbox up at once, unless the mailbox is the shop's", async () => {
  await query("update settings set email = 'shop@zayy.example'")
  // Above ten orders an hour there is a digest.
  await query('update orders set announced_at = null')
  onTestFinished(async () => void (await query('update settings set email = null')))
  await place()
  const told: FailedJob[] = []
  const { errors } = start({
    sendMail: async () => {
      throw new PermanentFailure('550 5.1.1')
    },
    onGivenUp: (job) => told.push(job),
  })
  await expect
    .poll(() => errors.map(({ job }) => job?.kind).sort())
    .toEqual(['order-announcement', 'order-placed'])
  await expect.poll(() => told).toMatchObject([{ kind: 'order-placed', attempts: 1 }])
  expect(await query('select kind from jobs where failed_at is not null')).toEqual([{ kind: 'order-placed' }])
})

test('deletes mails that were given up 90 days ago, and no other jobs', async () => {
  await query(`insert into jobs (kind, payload, key, failed_at) select kind, '{}', kind || days, now() - make_interval(days => days)
    from unnest(array['order-news', 'refund-payment']) as kind, unnest(array[89, 91]) as days`)
  start()
  await expect
    .poll(async () => (await query('select key from jobs order by id')).map(({ key }) => key))
    .toEqual(['order-news89', 'refund-payment89', 'refund-payment91'])
})

test('leaves jobs of unknown kinds to newer servers', async () => {
  await query(
    "insert into jobs (kind, payload, key, run_at) values ('invented-later', '{}', 'x', now() - interval '1 day')",
  )
  await place()
  const { mails, errors } = start()
  await expect.poll(() => mails.length).toBe(1)
  await pause(1_500)
  expect(errors).toEqual([])
  expect(await waiting()).toMatchObject([{ attempts: 0, failed_at: null }])
})

test('runs other jobs while the mail server and the payment gateway hang', async () => {
  for (let placed = 0; placed < 3; placed += 1) await place()
  await query(`insert into jobs (kind, payload, key)
    select 'prove-address', '{"hookId":"h","code":"1234"}', n::text from generate_series(1, 2) n`)
  const { promise: finish, resolve } = promiseOf()
  const gateway = moyasarGateway({
    secretKey: 'sk_test_x',
    webhookSecret: 'x',
    send: () => new Promise(() => {}),
  })
  start({ sendMail: () => finish, payments: { gateway, onTrouble: () => {} } })
  await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1, 0, 1, 0])
  await database.$client.query(
    `insert into jobs (kind, payload, key) values ('return-coupon', '{"orderId":1}', 'return')`,
  )
  await expect.poll(async () => (await waiting()).length).toBe(5)
  expect((await waiting()).at(-1)).toMatchObject({ attempts: 0 })
  resolve()
})

test('aborts a hanging job at its time limit and retries it', async () => {
  await place()
  const aborted: boolean[] = []
  const mails: Mail[] = []
  const { errors } = start({
    sendMail: async (mail, signal) => {
      if (errors.length > 0) return void mails.push(mail)
      await pause(1_500)
      aborted.push(signal.aborted)
      throw new Error('too late to be heard')
    },
    timing: { limitMs: 500 },
  })
  await expect.poll(() => errors).toMatchObject([{ error: { message: 'Not done within 500 ms' } }])
  await expect.poll(async () => (await waiting())[0]?.wait).toBeLessThanOrEqual(5)
  await query('update jobs set run_at = now()')
  await expect.poll(() => mails.length).toBe(1)
  await expect.poll(() => aborted).toEqual([true])
  expect(errors).toHaveLength(1)
})

test("another server runs a killed server's job after its lease ends, not before", async () => {
  await place()
  const claimed = performance.now()
  // A killed server leaves a job that it claimed and did not finish.
  await query("update jobs set attempts = 1, run_at = now() + interval '2 s'")
  const { mails } = start()
  await expect.poll(() => mails.length).toBe(1)
  expect(performance.now() - claimed).toBeGreaterThan(1_900)
})

test('a claim takes the lease, and a job that outlives it is deleted once it is done', async () => {
  await place()
  const { promise: finish, resolve } = promiseOf()
  const slow = start({ sendMail: () => finish, timing: { leaseMs: 40_000 } })
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  const [claimed] = await waiting()
  expect(claimed?.wait).toBeGreaterThan(20)
  expect(claimed?.wait).toBeLessThanOrEqual(40)
  await expect.poll(underWay).toBe(0)
  await query('update jobs set run_at = now()')
  await pause(2_000)
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  resolve()
  await expect.poll(waiting).toEqual([])
  expect(slow.errors).toEqual([])
})

test("a late failure does not overwrite another server's claim", async () => {
  await place()
  const { promise: finish, reject } = promiseOf()
  let sending = false
  const first = start({
    sendMail: () => {
      sending = true
      return finish
    },
  })
  await expect.poll(() => sending).toBe(true)
  await query("update jobs set attempts = 2, run_at = now() + interval '1 hour'")
  reject(new Error('after its lease'))
  await expect.poll(() => first.errors).toHaveLength(1)
  await first.stop()
  const [left] = await waiting()
  expect(left?.attempts).toBe(2)
  expect(left?.wait).toBeGreaterThan(3_000)
})

test('stop claims no more jobs and waits for the mail in progress', async () => {
  await place()
  const { promise: finish, resolve } = promiseOf()
  const { stop } = start({ sendMail: () => finish })
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await place()
  await pause(300)
  expect(stopped).toBe(false)
  resolve()
  await stopping
  expect(await waiting()).toMatchObject([{ attempts: 0 }])
})

test('a failing log does not stop the jobs', async () => {
  await place()
  const { errors } = start({
    sendMail: async () => {
      errors.push({ error: null, job: undefined })
      throw new Error('no mail server')
    },
    onError: () => {
      throw new Error('disk full')
    },
  })
  await expect.poll(() => errors.length).toBe(1)
  await query('update jobs set run_at = now()')
  await expect.poll(() => errors.length).toBe(2)
})

function promiseOf() {
  let resolve = () => {}
  let reject = (_: Error) => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}
