import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, expect, test } from 'vitest'
import { doJobs } from '../testing/account-mails.ts'
import { newClient, newPerson, openApi } from '../testing/api-client.ts'

const { database, query } = await smallShop()
const { send, signUp } = openApi(database)
const jobs = doJobs(database)
afterAll(() => jobs.stop())

type Signed = Awaited<ReturnType<typeof signUp>>
const changeTo = (email: string, { person, token }: Signed, more: Record<string, unknown> = {}) =>
  send('/update/profile', {
    body: { ...person, email, ...more },
    headers: { authorization: `Bearer ${token}` },
  })
const emailOf = async ({ token }: Signed) =>
  (await send('/profile', { method: 'GET', headers: { authorization: `Bearer ${token}` } })).body.data.email

test('mails the former address about a change without naming the new one', async () => {
  const signed = await signUp()
  const email = `new-${signed.person.email}`
  expect((await changeTo(email, signed)).status).toBe(200)
  const [mail, ...more] = await jobs.mailsTo(signed.person.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'The email address of your Zayy account was changed',
    id: expect.stringMatching(/^email-changed-[\da-f-]{36}$/),
  })
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('shop@example.test')
    expect(form).not.toContain(email)
  }
  expect(await jobs.mailsTo(email)).toEqual([])
})

test('mails in Arabic if the last login was in Arabic', async () => {
  const signed = await signUp()
  await send('/login', { body: signed.person, locale: 'ar' })
  await changeTo(newPerson().email, signed)
  const [mail] = await jobs.mailsTo(signed.person.email)
  expect(mail?.subject).toBe('تغيّر بريد حسابك في زيّ')
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail?.text).toContain('In English\nThe email address of your Zayy account was changed.')
})

test('sends no mail for another spelling or a rejected change', async () => {
  const signed = await signUp()
  expect((await changeTo(signed.person.email.toUpperCase(), signed)).status).toBe(200)
  const other = await signUp()
  expect((await changeTo(other.person.email, signed)).status).toBe(422)
  expect(await jobs.mailsTo(signed.person.email)).toEqual([])
})

test('allows five address changes a day, and other profile changes beyond', async () => {
  const signed = await signUp()
  const change = (email: string) => changeTo(email, signed)
  const emails = Array.from({ length: 5 }, () => newPerson().email)
  for (const email of emails) expect((await change(email)).status).toBe(200)
  expect((await change(newPerson().email)).status).toBe(429)
  const { password, ...kept } = { ...signed.person, email: emails.at(-1), fname: 'هند' }
  const headers = { authorization: `Bearer ${signed.token}` }
  expect((await send('/update/profile', { body: kept, headers })).body.data.fname).toBe('هند')
})

test('mails each former address once for two concurrent changes', async () => {
  const signed = await signUp()
  const emails = [newPerson().email, newPerson().email]
  const changes = await heldBack(
    signed.person.email,
    emails.map((email) => () => changeTo(email, signed)),
  )
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200])
  const told = []
  for (const email of [signed.person.email, ...emails]) told.push((await jobs.mailsTo(email)).length)
  expect([told[0], told.slice(1).sort()]).toEqual([1, [0, 1]])
})

test.each([
  ['without the password', { password: undefined }, 'This field is required.'],
  ['with an empty one', { password: '' }, 'This field is required.'],
  ['with a wrong one', { password: 'not this one' }, 'This is not your current password.'],
  ['with one that is too long', { password: 'x'.repeat(9_000) }, 'Use at most 128 characters.'],
])('does not change the address with %s', async (_, more, sentence) => {
  const signed = await signUp()
  const { status, body } = await changeTo(newPerson().email, signed, more)
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { password: [sentence] } })
  expect(await emailOf(signed)).toBe(signed.person.email)
  expect(await jobs.mailsTo(signed.person.email)).toEqual([])
})

test.each([
  ['no password', { password: undefined }, { password: ['This field is required.'] }],
  ['a wrong password', { password: 'not this one' }, { password: ['This is not your current password.'] }],
  ['half a company', { company_name: 'Clinic' }, { company_vat: [expect.stringContaining('together')] }],
])('reports a taken address together with %s', async (_, more, errors) => {
  const [signed, other] = [await signUp(), await signUp()]
  const { status, body } = await changeTo(other.person.email, signed, more)
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { ...errors, email: ['This email already has an account. Log in with it.'] },
  })
})

test('reveals whether addresses have an account at most 30 times an hour, like sign-up', async () => {
  const [signed, other] = [await signUp(), await signUp()]
  const client = newClient()
  const ask = (email: string, more: object) =>
    send('/update/profile', { body: { ...signed.person, email, ...more }, token: signed.token, client })
  const without = { password: undefined }
  expect((await ask(other.person.email, without)).status).toBe(422)
  await query(`update rate_limits set count = 30 where key = $1`, [`profile:maskedFailures:3600:${client}`])
  for (const email of [other.person.email, newPerson().email]) {
    const { status, body } = await ask(email, without)
    expect([status, Object.keys(body)]).toEqual([429, ['message']])
  }
  expect((await ask(signed.person.email, { ...without, fname: 'Noura' })).status).toBe(200)
})

test('changes other fields and the spelling of the address without the password', async () => {
  const signed = await signUp()
  const more = { fname: 'Noura', password: undefined }
  expect((await changeTo(signed.person.email, signed, more)).status).toBe(200)
  expect((await changeTo(signed.person.email.toUpperCase(), signed, more)).status).toBe(200)
})

test('changing the address back after a concurrent change needs the password too', async () => {
  const signed = await signUp()
  const email = newPerson().email
  const changes = await heldBack(signed.person.email, [
    () => changeTo(email, signed),
    () => changeTo(signed.person.email, signed, { password: undefined }),
  ])
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 422])
  expect(await emailOf(signed)).toBe(email)
})

test('limits password guesses in an open session to ten an hour over all calls', async () => {
  const signed = await signUp()
  const headers = { authorization: `Bearer ${signed.token}` }
  const guess = (at: number) =>
    at % 2
      ? changeTo(newPerson().email, signed, { password: `guess ${at}` })
      : send('/change/password', {
          body: {
            old_password: `guess ${at}`,
            password: 'قماش من القطن',
            password_confirmation: 'قماش من القطن',
          },
          headers,
        })
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push((await guess(at)).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect((await changeTo(newPerson().email, signed)).status).toBe(429)
  expect((await changeTo(signed.person.email, signed, { fname: 'Noura', password: undefined })).status).toBe(
    200,
  )
})

/**
 * Starts changes of an account while its row is locked, each once the previous one waits for the lock, then releases the lock.
 */
async function heldBack<Begun>(email: string, changes: (() => Promise<Begun>)[]): Promise<Promise<Begun>[]> {
  const blocker = await database.$client.connect()
  try {
    await blocker.query('begin')
    await blocker.query('select from customers where email = $1 for update', [email])
    const begun: Promise<Begun>[] = []
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    for (const change of changes) {
      begun.push(change())
      await expect.poll(async () => (await query(waiting)).length).toBe(begun.length)
    }
    return begun
  } finally {
    await blocker.query('commit')
    blocker.release()
  }
}
