import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { Mail } from './mail/mail.ts'
import { mailToFiles } from './mail/mail-to-files.ts'
import { getBill } from './orders/get-bill.ts'
import { placeOrder } from './orders/place-order.ts'
import { runJobs } from './run-jobs.ts'
import { smallOrder, smallShop } from './testing/small-shop.ts'

const shop = await smallShop()
const { database } = shop
const now = new Date('2026-11-21T09:00:00Z')
const folder = await mkdtemp(join(tmpdir(), 'zayy-mail-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Does the jobs that wait until `count` mails have been handed over. */
async function mailsOf(count: number): Promise<{ mails: Mail[]; faults: unknown[] }> {
  const mails: Mail[] = []
  const faults: unknown[] = []
  const jobs = await runJobs(database, {
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onFault: (fault) => faults.push(fault),
  })
  await vi.waitFor(() => expect(mails.length + faults.length).toBe(count), { timeout: 10_000 })
  await jobs.stop()
  return { mails, faults }
}

test('the buyer of an order gets one mail in its language, with the link to the bill and the account', async () => {
  const arabic = await placeOrder(database, smallOrder(shop), { lang: 'ar', now })
  const english = await placeOrder(database, smallOrder(shop), { lang: 'en', now })
  const { mails, faults } = await mailsOf(2)
  expect(faults).toEqual([])
  const bills = [await getBill(database, 'ar', arabic), await getBill(database, 'en', english)]
  const [inArabic, inEnglish] = bills.map((bill) => mails.find(({ subject }) => subject.includes(bill.code)))

  expect(inArabic?.text).toContain(`https://zayy.example/bill?token=${bills[0]?.token}`)
  expect(inArabic?.html).toContain('dir="rtl"')
  expect(inArabic?.text).toContain('سكراب طبي: 60 قطعة، 2,700.00 ر.س')
  expect(inArabic?.text).toContain('خلال 3 أيام')
  expect(inEnglish?.text).toContain(`https://zayy.example/en/bill?token=${bills[1]?.token}`)
  expect(inEnglish?.text).toContain('Medical scrubs: 60 pieces, SAR 2,700.00')
  expect(inEnglish?.text).toContain('SAR 3,223.97')
  expect(inEnglish?.text).toContain('IBAN: SA0000000000000000000000')
  expect(inEnglish).toMatchObject({
    from: { name: 'Zayy', address: 'shop@example.test' },
    to: 'noura@example.com',
    subject: `Your order ${bills[1]?.code} from Zayy`,
    id: `order-placed-${bills[1]?.code}`,
  })
})

test('what a buyer typed cannot become markup', async () => {
  await placeOrder(
    database,
    { ...smallOrder(shop), name: '<img src=x onerror=alert(1)>' },
    { lang: 'en', now },
  )
  const { mails } = await mailsOf(1)
  expect(mails[0]?.html).toContain('&lt;img src=x')
  expect(mails[0]?.html).not.toContain('<img')
})

test('a mail that could not be handed over is kept, and sent later', async () => {
  await placeOrder(database, smallOrder(shop), { lang: 'en', now })
  const faults: unknown[] = []
  const failing = await runJobs(database, {
    sendMail: async () => {
      throw new Error('no mail server')
    },
    publicUrl: 'https://zayy.example',
    onFault: (fault) => faults.push(fault),
  })
  await vi.waitFor(() => expect(faults).toHaveLength(1), { timeout: 10_000 })
  await failing.stop()
  await database.$client.query('update graphile_worker._private_jobs set run_at = now()')
  expect((await mailsOf(1)).mails).toHaveLength(1)
})

test('jobs go on after every connection was cut', async () => {
  const mails: Mail[] = []
  const faults: unknown[] = []
  const jobs = await runJobs(database, {
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onFault: (fault) => faults.push(fault),
  })
  await database.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await placeOrder(database, smallOrder(shop), { lang: 'en', now })
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 15_000 })
  await jobs.stop()
})

test('jobs go on after a database that failed while they were being started', async () => {
  const mails: Mail[] = []
  await database.$client.query('alter table graphile_worker._private_tasks rename to away')
  const jobs = await runJobs(database, {
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onFault: () => {},
  })
  await pause(300)
  await database.$client.query('alter table graphile_worker.away rename to _private_tasks')
  await placeOrder(database, smallOrder(shop), { lang: 'en', now })
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 12_000 })
  await jobs.stop()
})

test('a mail that a server took along when it was killed is sent by the next', async () => {
  await placeOrder(database, smallOrder(shop), { lang: 'en', now })
  await database.$client.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', locked_by = 'killed'`,
  )
  expect((await mailsOf(1)).mails).toHaveLength(1)
})

test('without SMTP a mail is a file of its time and recipient', async () => {
  const send = mailToFiles(folder, () => now)
  const letter = {
    from: { name: 'زيّ', address: 'shop@example.test' },
    subject: 'طلبك',
    text: 'أهلًا',
    html: '<p>أهلًا</p>',
  }
  await send({ ...letter, to: 'noura@example.com', id: 'one' })
  await send({ ...letter, to: '../../etc/passwd@example.com', id: 'two' })
  const files = await readdir(folder)
  expect(files.sort()).toEqual([
    '2026-11-21T09-00-00.000Z-.._.._etc_passwd@example.com.eml',
    '2026-11-21T09-00-00.000Z-noura@example.com.eml',
  ])
  const mail = await readFile(join(folder, '2026-11-21T09-00-00.000Z-noura@example.com.eml'), 'utf8')
  expect(mail).toContain('To: noura@example.com')
  expect(mail).toContain('Message-ID: <one@example.test>')
  expect(mail).toContain(Buffer.from('أهلًا').toString('base64'))
})

test('mails of the same moment to the same person are each a file', async () => {
  const own = await mkdtemp(join(tmpdir(), 'zayy-mail-'))
  const send = mailToFiles(own, () => now)
  const letter = { from: { name: 'Zayy', address: 'shop@example.test' }, to: 'noura@example.com', html: '' }
  const texts = Array.from({ length: 20 }, (_, at) => `mail ${at}.`)
  await Promise.all(texts.map((text) => send({ ...letter, subject: text, text, id: text })))
  const names = await readdir(own)
  expect(names.every((name) => /^2026-11-21T09-00-00\.0\d\dZ-noura@example\.com\.eml$/.test(name))).toBe(true)
  const kept = await Promise.all(names.map((name) => readFile(join(own, name), 'utf8')))
  expect(kept.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]).sort()).toEqual([...texts].sort())
  await rm(own, { recursive: true })
})
