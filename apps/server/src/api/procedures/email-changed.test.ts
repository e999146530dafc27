import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, expect, test } from 'vitest'
import { doJobs } from '../testing/account-mails.ts'
import { newPerson, openApi } from '../testing/api-client.ts'

const { database } = await smallShop()
const { send, signUp } = openApi(database)
const jobs = doJobs(database)
afterAll(() => jobs.stop())

type Signed = Awaited<ReturnType<typeof signUp>>
const changeTo = (email: string, { person, token }: Signed) =>
  send('/update/profile', { body: { ...person, email }, headers: { authorization: `Bearer ${token}` } })

test('the address that an account had is told that it has another, but not which', async () => {
  const signed = await signUp()
  const email = `new-${signed.person.email}`
  expect((await changeTo(email, signed)).status).toBe(200)
  const [mail, ...more] = await jobs.mailsTo(signed.person.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'The e-mail address of your Zayy account was changed',
    id: expect.stringMatching(/^email-changed-[\da-f-]{36}$/),
    kind: 'account',
  })
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('shop@example.test')
    expect(form).not.toContain(email)
  }
  expect(await jobs.mailsTo(email)).toEqual([])
})

test('in Arabic, to whoever logged in in Arabic last', async () => {
  const signed = await signUp()
  await send('/login', { body: signed.person, locale: 'ar' })
  await changeTo(newPerson().email, signed)
  const [mail] = await jobs.mailsTo(signed.person.email)
  expect(mail?.subject).toBe('تغيّر بريد حسابك في زيّ')
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail?.text).toContain('In English\nThe e-mail address of your Zayy account was changed.')
})

test('an address that is only spelt otherwise is no other, and a change that is refused is none', async () => {
  const signed = await signUp()
  expect((await changeTo(signed.person.email.toUpperCase(), signed)).status).toBe(200)
  const other = await signUp()
  expect((await changeTo(other.person.email, signed)).status).toBe(422)
  expect(await jobs.mailsTo(signed.person.email)).toEqual([])
})

test('of two changes at once, each address that was the account’s is told once', async () => {
  const signed = await signUp()
  const emails = [newPerson().email, newPerson().email]
  const changes = await heldBack(signed.person.email, () => emails.map((email) => changeTo(email, signed)))
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200])
  const told = []
  for (const email of [signed.person.email, ...emails]) told.push((await jobs.mailsTo(email)).length)
  expect([told[0], told.slice(1).sort()]).toEqual([1, [0, 1]])
})

/** Begins changes of an account whose row is locked, and lets them go on when two wait for it. */
async function heldBack<Begun>(email: string, begin: () => Begun[]): Promise<Begun[]> {
  const blocker = await database.$client.connect()
  try {
    await blocker.query('begin')
    await blocker.query('select from customers where email = $1 for update', [email])
    const begun = begin()
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect
      .poll(async () => (await database.$client.query(waiting)).rowCount, { timeout: 4_000 })
      .toBe(2)
    return begun
  } finally {
    await blocker.query('commit')
    blocker.release()
  }
}
