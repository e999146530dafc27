import { SET_PAID } from '@zayy/database/testing/set-paid'
import type { Mail } from '@zayy/platform/mail/mail'
import { testJobs } from '@zayy/server/lifecycle/testing/test-jobs'
import { beforeEach, expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-21T09:00:00Z')

const reminders = () =>
  query<{ key: string; hours: number }>(
    `select key, round(extract(epoch from run_at - created_at) / 3600)::int as hours from jobs where kind = 'transfer-reminder'`,
  )

beforeEach(async () => {
  for (const table of ['jobs', 'orders', 'sent_mails']) await query(`delete from ${table}`)
  await query('update settings set transfer_days = 3')
})

/** Places an order some days ago and keeps only its reminder job. */
async function placed(locale: 'ar' | 'en', daysAgo: number): Promise<number> {
  const id = await placeOrder(database, smallOrder(shop), { locale, now })
  await query(`delete from jobs where kind <> 'transfer-reminder'`)
  await query('update orders set created_at = now() - make_interval(days => $2) where id = $1', [id, daysAgo])
  await query('update jobs set run_at = run_at - make_interval(days => $1)', [daysAgo])
  return id
}

/** Runs the reminder jobs on two servers and returns their mails. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = []
  const servers = [1, 2].map(() =>
    testJobs(database, {
      sendMail: async (mail) => void (mail.id.startsWith('order-announcement') || mails.push(mail)),
    }),
  )
  await expect.poll(() => reminders()).toEqual([])
  await Promise.all(servers.map((server) => server.stop()))
  return mails
}

test.each([
  [1, []],
  [2, [24]],
  [3, [48]],
  [30, [48]],
])('schedules, with %i days for a transfer, the reminder after %j hours', async (days, hours) => {
  await query('update settings set transfer_days = $1', [days])
  await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  expect((await reminders()).map((job) => job.hours)).toEqual(hours)
})

test('sends no reminder within two days', async () => {
  await placed('en', 1)
  const mails: Mail[] = []
  const server = testJobs(database, {
    sendMail: async (mail) => void (mail.id.startsWith('order-announcement') || mails.push(mail)),
  })
  await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  await expect.poll(() => mails).toHaveLength(1)
  await server.stop()
  expect(mails[0]?.id).toMatch(/^order-placed-/)
  expect(await reminders()).toHaveLength(2)
})

test('reminds after two days, in the order’s language, with the promised deadline, account and bill', async () => {
  const ids = { ar: await placed('ar', 2), en: await placed('en', 0) }
  await query('update settings set transfer_days = 1')
  await query('update orders set created_at = now() - make_interval(days => 2)')
  await query('update jobs set run_at = now()')
  const mails = await sent()
  expect(mails).toHaveLength(2)
  for (const locale of ['ar', 'en'] as const) {
    const bill = await getBill(database, testKeys, locale, ids[locale])
    const mail = mails.find(({ subject }) => subject.includes(bill.code))
    const [{ day = 0 } = {}] = await query<{ day: number }>(
      `select extract(day from (now() + interval '1 day') at time zone 'Asia/Riyadh')::int as day`,
    )
    expect(mail).toMatchObject({ to: bill.buyer.email, id: `transfer-reminder-${bill.code}` })
    expect(mail?.text).toContain(`https://zayy.example${locale === 'en' ? '/en' : ''}/bill#${bill.token}`)
    expect(mail?.text).toContain('SA0000000000000000000000')
    // The summary in the other language.
    expect(mail?.text).toContain(locale === 'en' ? 'بالعربية\n' : 'In English\n')
    expect(mail?.text).toContain('3,223.97')
    expect(mail?.text).toMatch(
      locale === 'en' ? new RegExp(`until \\w+,? ${day}\\s\\w+\\.`) : new RegExp(`حتى [^.]* ${day}\\s`),
    )
    expect(mail?.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
  }
})

test('escapes names in the reminder and omits one that looks like a link', async () => {
  const hostile = `<img src=x onerror="alert(1)">&amp;'</strong><style>*{display:none}`
  const ids = [await placed('ar', 2), await placed('en', 2)]
  await query('update orders set buyer_name = $2 where id = any($1)', [ids, hostile])
  await query('update settings_translations set bank_name = $1, bank_holder = $1, app_name = $1', [hostile])
  const mails = await sent()
  expect(mails).toHaveLength(2)
  for (const { html, subject, text } of mails) {
    expect(html.match(/<(img|style>\*|script)/g)).toBeNull()
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;&lt;/strong&gt;')
    expect(text).toContain(hostile)
    expect(subject).toMatch(/^[^\r\n]+$/)
  }
  await placed('en', 2)
  await query(`update orders set buyer_name = 'Win at evil.example'`)
  expect((await sent()).map(({ html }) => html.includes('evil.example'))).toEqual([false])
})

test('keeps punctuation after a Latin account name in an Arabic mail', async () => {
  const holder = 'Zayy "Uniforms" (Riyadh)'
  await query('update settings_translations set bank_holder = $1', [holder])
  await placed('ar', 2)
  const [mail] = await sent()
  expect(mail?.html).toContain('<span dir="auto">Zayy &quot;Uniforms&quot; (Riyadh)</span>')
  expect(mail?.text).toContain(`: \u2068${holder}\u2069`)
})

test.each([
  ['paid', SET_PAID],
  ['cancelled', `status = 'cancelled'`],
  ['worked on', `status = 'processing'`],
  ['by card', `payment_method = 1`],
  ['over its days', `created_at = now() - interval '3 days'`],
])('sends no reminder of an order that is %s', async (_, change) => {
  const id = await placed('en', 2)
  await query(`update orders set ${change} where id = $1`, [id])
  expect(await sent()).toEqual([])
})

test('queues no reminder for a card order', async () => {
  await placeOrder(
    database,
    { ...smallOrder(shop), payment_method: 1 },
    { locale: 'en', now, cardPayment: true },
  )
  expect(await reminders()).toEqual([])
})

test('sends no reminder after the receipt was sent', async () => {
  const id = await placed('en', 2)
  await query('insert into transfer_receipts values ($1, now(), $2)', [id, Buffer.from('%PDF-')])
  expect(await sent()).toEqual([])
})
