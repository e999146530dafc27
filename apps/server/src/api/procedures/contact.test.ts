import { listSubscribers } from '@zayy/shop/contact/list-subscribers'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect, test } from 'vitest'
import { newClient, openApi } from '../testing/api-client.ts'

const { database, query } = await smallShop()
const { api, send: sendCall } = openApi(database)
const send = async (locale: 'ar' | 'en', path: string, sent: unknown, client = newClient()) => {
  const { status, body } = await sendCall(path, { body: sent, locale, client })
  return { status, body }
}
const message = {
  name: 'فهد الدوسري',
  email: 'fahad@mail.example',
  phone: '+966 50 123 4567',
  message: 'نحتاج 40 طقم سكراب\nقبل رمضان',
}
const rows = async (statement: string, values: unknown[] = []) => await query(statement, values)

test('stores a message verbatim and queues its mail', async () => {
  const answer = await send('ar', '/contact', message)
  expect(answer).toEqual({ status: 200, body: { data: {}, message: 'وصلتنا رسالتك. نردّ عليك في أقرب وقت.' } })
  const [kept] = await rows(
    'select id, name, email, phone, message, locale from contact_messages order by id desc limit 1',
  )
  expect(kept).toEqual({ id: kept.id, ...message, phone: '0501234567', locale: 'ar' })
  expect(await rows('select payload from jobs where kind = $1', ['contact-message'])).toEqual([
    { payload: { messageId: kept.id } },
  ])
})

/** As Python sends it by default. */
const escaped = (sent: unknown) =>
  JSON.stringify(sent).replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

test.each([
  ['letters', 'ن'],
  ['pictures', '🧵'],
])('accepts 4,000 %s, each escaped in JSON', async (_, character) => {
  const body = escaped({ ...message, name: character.repeat(100), message: character.repeat(4_000) })
  const headers = { 'content-type': 'application/json', 'x-test-client': newClient() }
  const answer = await api.request('https://zayy.example/en/api/contact', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
})

test.each([
  [{ name: ' ' }, { name: ['This field is required.'] }],
  [{ email: 'fahad' }, { email: ['Enter a valid email address.'] }],
  [{ email: 'a@b.example, c@d.example' }, { email: ['Enter a valid email address.'] }],
  [{ phone: '12' }, { phone: [expect.stringContaining('10 to 11 digits')] }],
  [{ message: '\n \n' }, { message: ['This field is required.'] }],
  [{ message: 'x'.repeat(4_001) }, { message: ['The text is too long. Shorten it.'] }],
  [
    { name: '', email: '', message: '' },
    { name: [expect.any(String)], email: [expect.any(String)], message: [expect.any(String)] },
  ],
])('rejects a message with %j at its fields and stores nothing', async (wrong, errors) => {
  const count = async () => (await rows('select count(*)::int as n from contact_messages'))[0].n
  const before = await count()
  const answer = await send('en', '/contact', { ...message, ...wrong })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
  expect(await count()).toBe(before)
})

test('accepts five messages an hour per client, not counting rejected ones', async () => {
  const client = newClient()
  expect((await send('en', '/contact', { ...message, email: '' }, client)).status).toBe(422)
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) statuses.push((await send('en', '/contact', message, client)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('subscribes an address once and responds to a repeat like the first time', async () => {
  const first = await send('ar', '/subscribe', { email: 'noura@mail.example' })
  const second = await send('ar', '/subscribe', { email: 'NOURA@mail.example' })
  expect(first).toEqual({ status: 200, body: { data: {}, message: 'تم اشتراكك في النشرة.' } })
  expect(second).toEqual(first)
  const kept = await rows(
    'select email, locale, consent_version, unsubscribed_at, consented_at <= now() as consented from newsletter_subscribers',
  )
  expect(kept).toEqual([
    { email: 'noura@mail.example', locale: 'ar', consent_version: 2, unsubscribed_at: null, consented: true },
  ])
})

test('subscribing again after leaving records a new consent', async () => {
  await send('ar', '/subscribe', { email: 'sara@mail.example' })
  await rows(
    `update newsletter_subscribers set unsubscribed_at = now(), consented_at = now() - interval '1 year' where email = $1`,
    ['sara@mail.example'],
  )
  await send('en', '/subscribe', { email: 'sara@mail.example' })
  const kept = await rows(
    `select locale, unsubscribed_at, consented_at > now() - interval '1 hour' as today from newsletter_subscribers where email = $1`,
    ['sara@mail.example'],
  )
  expect(kept).toEqual([{ locale: 'en', unsubscribed_at: null, today: true }])
})

test.each(['', 'noura', 'a@b', 'a@b.example\nBcc: c@d.example'])('%j is not subscribed', async (email) => {
  const answer = await send('en', '/subscribe', { email })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual(['email'])
})

test('the unsubscribe link ends only its subscription, by page or one-click', async () => {
  for (const email of ['leaves@mail.example', 'stays@mail.example']) await send('ar', '/subscribe', { email })
  const tokenOf = async (email: string) =>
    (await listSubscribers(database, testKeys)).find((subscriber) => subscriber.email === email)?.token
  const token = await tokenOf('leaves@mail.example')
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const path = `/newsletter/leave/${token}`
  expect(await sendCall(path, { form: oneClick, locale: 'ar' })).toMatchObject({
    status: 200,
    body: { message: 'أُلغي اشتراكك في النشرة.' },
  })
  const left = 'select unsubscribed_at from newsletter_subscribers where email = $1'
  const [first] = await rows(left, ['leaves@mail.example'])
  expect(first.unsubscribed_at).toBeInstanceOf(Date)
  expect((await sendCall(path, { method: 'POST' })).status).toBe(200)
  expect(await rows(left, ['leaves@mail.example'])).toEqual([first])
  expect(await tokenOf('leaves@mail.example')).toBeUndefined()
  expect(await tokenOf('stays@mail.example')).toMatch(/^[0-9a-z]+-1-/)

  await send('ar', '/subscribe', { email: 'leaves@mail.example' })
  expect(await tokenOf('leaves@mail.example')).toBe(token)
})

test.each(['x', '1-1-', `1-1-${'A'.repeat(43)}`])('the link %s ends nothing', async (token) => {
  expect((await sendCall(`/newsletter/leave/${token}`, { method: 'POST' })).status).toBe(404)
})

test('rejects messages beyond the daily limit before storing them, with a message', async () => {
  await rows(
    `insert into contact_messages (name, email, message, locale)
     select 'x', 'x@mail.example', 'flood', 'en' from generate_series(1, 2000)`,
  )
  const before = await rows('select count(*)::int as n from contact_messages')
  const refused = await send('en', '/contact', message)
  expect(refused.status).toBe(429)
  expect(refused.body.message).toContain('was not sent')
  expect((await send('ar', '/contact', message)).body.message).toContain('لم تُرسل رسالتك')
  expect(await rows('select count(*)::int as n from contact_messages')).toEqual(before)
  await rows(`delete from contact_messages where message = 'flood'`)
  expect((await send('en', '/contact', message)).status).toBe(200)
})
