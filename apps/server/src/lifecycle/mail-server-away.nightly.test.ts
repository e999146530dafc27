import type { FailedJob } from '@zayy/platform/jobs/run-jobs'
import { mailBySmtp } from '@zayy/platform/mail/mail-by-smtp'
import { type SmtpServer, startSmtpServer } from '@zayy/platform/mail/testing/smtp-server'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testJobs } from './testing/test-jobs.ts'

const shop = await smallShop()
const { database, query } = shop
// No reminder (one day is too short) and no announcement: each order queues only the buyer's mail.
await query('update settings set transfer_days = 1, email = null')
beforeEach(async () => {
  await query('delete from jobs')
})

const place = () => placeOrder(database, smallOrder(shop), { locale: 'ar', now: new Date() })

async function mailServer(reply: () => Promise<string>, port?: number): Promise<SmtpServer> {
  const server = await startSmtpServer(reply, port)
  onTestFinished(() => server.close())
  return server
}

/** Sends the shop's mails to the mail server at `url` until the test ends. */
function sendTo(url: string) {
  const failed: FailedJob[] = []
  const jobs = testJobs(database, {
    sendMail: mailBySmtp(url),
    limitMultiplier: 1_000,
    onError: (_error, job) => {
      if (job) failed.push(job)
    },
  })
  onTestFinished(() => jobs.stop())
  return failed
}

/** Returns the attempts of the remaining jobs and the seconds until they run: at most 45 for a claimed job. */
async function waiting() {
  const rows = await query<{ attempts: number; wait: number }>(
    'select attempts, extract(epoch from run_at - now())::float as wait from jobs',
  )
  return rows
}

/** Returns whether `count` jobs wait a minute for their third attempt, and none is claimed. */
async function waitAMinute(count: number): Promise<boolean> {
  await delayPasses(5)
  const jobs = await waiting()
  return jobs.length === count && jobs.every(({ attempts, wait }) => attempts === 2 && wait > 46)
}

/** Makes jobs due that wait for at most `seconds`, but not running ones, whose lease is 45 s. */
const delayPasses = (seconds: 5 | 60) =>
  database.$client.query(
    `update jobs set run_at = now()
     where run_at <= now() + $1 * interval '1 s' and run_at - now() not between interval '6 s' and interval '46 s'`,
    [seconds],
  )

const idsTaken = (servers: SmtpServer[]) =>
  servers.flatMap(({ deliveries }) =>
    deliveries.flatMap(({ accepted, messageId }) => (accepted === undefined ? [] : [messageId])),
  )

async function idsOfOrders(): Promise<string[]> {
  const rows = await query<{ code: string }>('select code from orders')
  return rows.map(({ code }) => `order-placed-${code}@zayy.example`)
}

test('delivers each mail once if the mail server goes away for a minute during one', async () => {
  const taken = async () => '250 2.0.0 Taken'
  const before = await mailServer(taken)
  sendTo(before.url)
  sendTo(before.url)
  for (let placed = 0; placed < 4; placed += 1) await place()
  await expect.poll(() => idsTaken([before]).length).toBe(4)
  await before.close()

  const hanging = await mailServer(() => new Promise(() => {}), before.port)
  await place()
  await expect.poll(() => hanging.deliveries.length).toBe(1)
  await hanging.close()

  for (let placed = 0; placed < 4; placed += 1) await place()
  await expect.poll(() => waitAMinute(5)).toBe(true)

  const after = await mailServer(taken, before.port)
  await delayPasses(60)
  await expect.poll(waiting).toEqual([])
  const ids = idsTaken([before, hanging, after])
  expect(ids.toSorted()).toEqual((await idsOfOrders()).toSorted())
  expect(after.deliveries.map(({ messageId }) => messageId)).toContain(hanging.deliveries[0]?.messageId)
})

test('resends a temporarily rejected mail with the same Message-ID', async () => {
  let refusing = true
  const server = await mailServer(async () => (refusing ? '451 4.3.0 Later' : '250 2.0.0 Taken'))
  const failed = sendTo(server.url)
  await place()
  await expect.poll(() => failed.length).toBe(1)
  refusing = false
  await expect.poll(async () => (await waiting())[0]?.wait).toBeLessThanOrEqual(5)
  await delayPasses(5)
  await expect.poll(waiting).toEqual([])
  const [first, second, ...more] = server.deliveries
  expect(more).toEqual([])
  expect(second?.messageId).toBe(first?.messageId)
  const content = (source: Buffer | undefined) => source?.toString().split('\r\n').length
  expect(content(second?.source)).toBe(content(first?.source))
})
