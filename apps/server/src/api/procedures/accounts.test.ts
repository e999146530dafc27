import { createHash } from 'node:crypto'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { doJobs } from '../testing/account-mails.ts'
import { newClient, newPerson, openApi } from '../testing/api-client.ts'

const { database, query } = await smallShop()
const { api, send, signUp, rejections } = openApi(database)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const profileOf = (headers: Record<string, string>) => send('/profile', { method: 'GET', headers })

test('sign-up starts a session, with a 256-bit token in body and cookie', async () => {
  const person = { ...newPerson(), phone: '+966 50 123 4567', job_title: 'مشتريات' }
  const { status, body, cookies } = await send('/signup', { body: person })
  expect(status).toBe(201)
  expect(body).toEqual({
    data: { message: 'Your account is ready.', token: expect.stringMatching(/^[\w-]{43}$/) },
    message: 'Your account is ready.',
  })
  expect(cookies).toEqual([
    `__Host-token=${body.data.token}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`,
    'signed_in=1; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    expect.stringMatching(
      /^__Host-known_device=[\w-]{64,80}; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure$/,
    ),
  ])
  const { body: profile } = await profileOf(bearer(body.data.token))
  expect(profile.data).toEqual({
    fname: 'نورة',
    lname: 'القحطاني',
    email: person.email,
    phone: '0501234567',
    job_title: 'مشتريات',
    company_name: null,
    company_vat: null,
  })
})

test('neither the token nor the password is anywhere in the database', async () => {
  const { person, token } = await signUp()
  const rows = await query(
    `select to_jsonb(s)::text || to_jsonb(c)::text as kept
     from customers c join sessions s on s.customer_id = c.id where c.email = $1`,
    [person.email],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].kept).toContain(createHash('sha256').update(token).digest('hex'))
  expect(rows[0].kept).toContain('$argon2id$v=19$')
  expect(rows[0].kept).not.toContain(token)
  expect(rows[0].kept).not.toContain(person.password)
})

test.each([
  [{ fname: ' ' }, { fname: ['This field is required.'] }],
  [{ lname: null }, { lname: ['This field is required.'] }],
  [{ email: 'noura@' }, { email: ['Enter a valid email address.'] }],
  [{ phone: '12345' }, { phone: [expect.stringContaining('10 to 11 digits')] }],
  [{ password: '' }, { password: ['This field is required.'] }],
  [{ password: 'short77' }, { password: ['Use at least 8 characters.'] }],
  [{ password: 'x'.repeat(129) }, { password: ['Use at most 128 characters.'] }],
  [{ password: 'x'.repeat(9_000) }, { password: ['Use at most 128 characters.'] }],
  [{ password: 'Password1' }, { password: ['This password is easy to guess. Choose another one.'] }],
  [
    { password: 'ZAYY2026', email: 'a@zayy.example' },
    { password: [expect.stringContaining('easy to guess')] },
  ],
  [{ password: 'huda@mail.example', email: 'huda@mail.example' }, { password: [expect.any(String)] }],
  [{ password: ['a', 'b'] }, { password: ['Send this field once.'] }],
  [{ password_confirmation: 'other than that' }, { password_confirmation: ['Passwords must match.'] }],
  [
    { fname: '', email: 'x', password: 'y' },
    { fname: [expect.any(String)], email: [expect.any(String)], password: [expect.any(String)] },
  ],
])('rejects a sign-up with %j at its fields', async (wrong, errors) => {
  const { status, body } = await send('/signup', { body: { ...newPerson(), ...wrong } })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
})

test('allows one account per e-mail address, in any spelling', async () => {
  const { person } = await signUp()
  const again = { ...newPerson(), email: person.email.toUpperCase() }
  const { status, body } = await send('/signup', { body: again })
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { email: ['This email already has an account. Log in with it.'] },
  })
})

test('opens one account for concurrent sign-ups with one address', async () => {
  const person = newPerson()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('/signup', { body: person })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422, 422, 422])
})

test('compares passwords exactly, including spaces', async () => {
  const { person } = await signUp({ ...newPerson(), password: ' two  spaces ' })
  const logIn = (password: string) => send('/login', { body: { email: person.email, password } })
  expect((await logIn('two spaces')).status).toBe(422)
  expect((await logIn(' two  spaces ')).status).toBe(200)
})

test('responds alike to a wrong password and an unknown address', async () => {
  const { person } = await signUp()
  const wrong = await send('/login', { body: { email: person.email, password: 'not this one' } })
  const unknown = await send('/login', { body: { email: 'nobody@mail.example', password: 'not this one' } })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual({ email: ['The email or the password is wrong.'] })
  expect(unknown.text).toBe(wrong.text)
  expect([wrong.cookies, unknown.cookies]).toEqual([[], []])
})

test('rejects the sixth guess at an account, even the right one, while its customer logs in from elsewhere', async () => {
  const { person } = await signUp()
  const client = newClient()
  const guess = (password: string, from = client) =>
    send('/login', { body: { email: person.email, password }, client: from })
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`guess number ${at}`)))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(5).fill(422), ...Array(7).fill(429)])
  expect((await guess(person.password)).status).toBe(429)
  expect((await guess(person.password, newClient())).status).toBe(200)
})

test('counts guesses for all spellings of an address together', async () => {
  const { person } = await signUp()
  const client = newClient()
  const spellings = [person.email, person.email.toUpperCase(), `\u200b${person.email}`, ` ${person.email} `]
  const statuses: number[] = []
  for (let at = 0; at < 8; at += 1) {
    const body = { email: spellings[at % spellings.length], password: 'not this one' }
    statuses.push((await send('/login', { body, client })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
})

test('logs a rejected login with its client and nothing else', async () => {
  const { person } = await signUp()
  const client = newClient()
  await send('/login', { body: { email: person.email, password: 'not this one' }, client })
  await send('/login', { body: { email: 'nobody@mail.example', password: 'not this one' }, client })
  await send('/login', { body: person, client })
  expect(rejections.filter((entry) => entry.endsWith(client))).toEqual([`login ${client}`, `login ${client}`])
})

test('a successful login uses up no limit', async () => {
  const { person } = await signUp()
  const client = newClient()
  for (let at = 0; at < 8; at += 1) {
    const { status } = await send('/login', {
      body: { email: person.email, password: person.password },
      client,
    })
    expect(status).toBe(200)
  }
})

test('logging out ends only this session', async () => {
  const { person, token } = await signUp()
  const other = String((await send('/login', { body: person })).body.data.token)
  const out = await send('/logout', { method: 'GET', headers: bearer(token) })
  expect(out.status).toBe(200)
  expect(out.cookies).toEqual([
    '__Host-token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
  expect((await profileOf(bearer(token))).status).toBe(401)
  expect((await profileOf(bearer(other))).status).toBe(200)
})

test('logging in ends the former session of the browser', async () => {
  const { person, token } = await signUp()
  const again = await send('/login', { body: person, headers: bearer(token) })
  expect(again.status).toBe(200)
  expect((await profileOf(bearer(token))).status).toBe(401)
  expect((await profileOf(bearer(again.body.data.token))).status).toBe(200)
})

test('a program with cookies but no origin can log in again, and its former session goes on', async () => {
  const { person, token } = await signUp()
  const again = await send('/login', {
    body: person,
    headers: { cookie: `__Host-token=${token}; signed_in=1` },
  })
  expect(again.status).toBe(200)
  expect(again.cookies[0]).toContain(again.body.data.token)
  expect((await profileOf(bearer(token))).status).toBe(200)
})

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ['followed as a link of the shop', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['fetched before it is wanted', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['without saying from where', {}],
])('GET /logout by cookie, %s, ends no session', async (_, headers) => {
  const { token } = await signUp()
  const out = await send('/logout', {
    method: 'GET',
    headers: { cookie: `__Host-token=${token}`, ...headers },
  })
  expect(out.status).toBe(403)
  expect((await profileOf(bearer(token))).status).toBe(200)
})

test("GET /logout by cookie from the shop's own page ends the session", async () => {
  const { token } = await signUp()
  const headers = {
    cookie: `__Host-token=${token}`,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
  }
  expect((await send('/logout', { method: 'GET', headers })).status).toBe(200)
  expect((await profileOf(bearer(token))).status).toBe(401)
})

test('a session lasts one day by the database clock', async () => {
  const { token } = await signUp()
  const hash = createHash('sha256').update(token).digest('hex')
  const rows = await query(
    `select expires_at - created_at = interval '1 day' as a_day from sessions where token_hash = $1`,
    [hash],
  )
  expect(rows).toEqual([{ a_day: true }])
  await query(`update sessions set expires_at = now() where token_hash = $1`, [hash])
  expect((await profileOf(bearer(token))).status).toBe(401)
})

test('a customer keeps the latest twenty sessions', async () => {
  const { person, token } = await signUp()
  let last = ''
  for (let at = 0; at < 20; at += 1) last = String((await send('/login', { body: person })).body.data.token)
  expect((await profileOf(bearer(token))).status).toBe(401)
  expect((await profileOf(bearer(last))).status).toBe(200)
})

test('a customer keeps more sessions with relaxed limits', async () => {
  const { person } = await signUp()
  const rows = await query(
    `insert into sessions (token_hash, customer_id)
     select lpad(to_hex(n), 64, '0'), c.id from customers c, generate_series(1, 25) n where c.email = $1
     returning customer_id`,
    [person.email],
  )
  const count = async () =>
    (await query('select count(*)::int as n from sessions where customer_id = $1', [rows[0].customer_id]))[0]
      .n
  await openApi(database, { limits: 'relaxed' }).send('/login', { body: person })
  expect(await count()).toBe(27)
  await send('/login', { body: person })
  expect(await count()).toBe(20)
})

test.each(['', 'abc', 'x'.repeat(43), `${'é'.repeat(20)}`, 'a'.repeat(5_000)])(
  'answers an invalid token (%j) with 401 if the call needs one, and ignores it otherwise',
  async (token) => {
    const headers = { cookie: `__Host-token=${encodeURIComponent(token)}` }
    expect((await profileOf(headers)).status).toBe(401)
    expect((await send('/settings', { method: 'GET', headers })).status).toBe(200)
  },
)

test('responses to requests with a token are not stored', async () => {
  const { token } = await signUp()
  const answer = await api.request('https://zayy.example/en/api/settings', { headers: bearer(token) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('updates the profile: missing fields stay, empty fields are cleared', async () => {
  const { person, token } = await signUp()
  const update = (body: Record<string, unknown>) =>
    send('/update/profile', { body: { ...person, ...body }, headers: bearer(token) })
  const company = { company_name: 'مستشفى الشفاء', company_vat: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' }
  expect((await update({ ...company, job_title: 'مدير' })).body.data).toMatchObject({
    company_name: 'مستشفى الشفاء',
    company_vat: '300000000000003',
    job_title: 'مدير',
  })
  expect((await update({ fname: 'Noura' })).body.data).toMatchObject({
    fname: 'Noura',
    company_vat: '300000000000003',
    job_title: 'مدير',
  })
  expect((await update({ company_name: '', company_vat: null, job_title: '' })).body.data).toMatchObject({
    company_name: null,
    company_vat: null,
    job_title: null,
  })
})

test.each([
  [{ company_name: 'Clinic' }, { company_vat: [expect.stringContaining('together')] }],
  [{ company_vat: '300000000000003' }, { company_name: [expect.stringContaining('together')] }],
  [
    { company_name: 'C', company_vat: '300000000000003' },
    { company_name: ['The text is too short. Enter it in full.'] },
  ],
  [{ company_name: 'Clinic', company_vat: '30' }, { company_vat: [expect.stringContaining('15 digits')] }],
  [{ lname: '' }, { lname: ['This field is required.'] }],
])('rejects a profile with %j at its fields', async (wrong, errors) => {
  const { person, token } = await signUp()
  const answer = await send('/update/profile', { body: { ...person, ...wrong }, headers: bearer(token) })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
})

test('rejects the e-mail address of another account', async () => {
  const { person: other } = await signUp()
  const { person, token } = await signUp()
  const taken = await send('/update/profile', {
    body: { ...person, email: other.email.toUpperCase() },
    headers: bearer(token),
  })
  expect({ status: taken.status, errors: taken.body.errors }).toEqual({
    status: 422,
    errors: { email: ['This email already has an account. Log in with it.'] },
  })
})

test('a new address is unverified, another spelling of the same stays verified', async () => {
  const { person, token } = await signUp()
  await query('update customers set email_proven_at = now() where email = $1', [person.email])
  const proven = async (email: string) => {
    await send('/update/profile', { body: { ...person, email }, headers: bearer(token) })
    const rows = await query(
      'select email_proven_at is not null as proven from customers where email_identity = lower($1)',
      [email],
    )
    return rows[0].proven
  }
  expect(await proven(person.email.toUpperCase())).toBe(true)
  expect(await proven(`new.${person.email}`)).toBe(false)
})

test('ignores a cookie named token, which another host of the domain may set', async () => {
  const { token: victims } = await signUp()
  const { person, token: attackers } = await signUp()
  const names = async (cookie: string) =>
    (await profileOf({ cookie, 'sec-fetch-site': 'same-origin' })).body.data?.email
  expect(await names(`token=${attackers}`)).toBeUndefined()
  expect(await names(`token=${attackers}; __Host-token=${victims}`)).not.toBe(person.email)
  expect(await names(`__Host-token=${victims}; token=${attackers}`)).not.toBe(person.email)
  expect(await names(`__Host-token=${attackers}`)).toBe(person.email)
})

test('after 30 wrong passwords only known devices can log in, and one mail warns the customer', async () => {
  const { person } = await signUp()
  const first = await send('/login', { body: person })
  const device = first.cookies.find((line) => line.startsWith('__Host-known_device='))?.split(';')[0] ?? ''
  const guess = (headers = {}) =>
    send('/login', { body: { email: person.email, password: 'not this one' }, headers })
  for (let at = 0; at < 30; at += 1) expect((await guess()).status).toBe(422)
  const held = await guess()
  expect(held.status).toBe(429)
  expect(held.body.message).toContain('set a new password by email')
  expect((await send('/login', { body: person })).status).toBe(429)
  expect((await send('/login', { body: person, headers: { cookie: device } })).status).toBe(200)
  expect((await guess({ cookie: device })).status).toBe(422)
  await guess()

  const jobs = doJobs(database)
  const mails = await jobs.mailsTo(person.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Someone is trying passwords for your Zayy account'])
  await query(
    `update rate_limits set window_starts_at = window_starts_at - interval '2 hours' where key like 'login%'`,
  )
  await jobs.stop()

  // An address without an account is locked in the same way, and gets no mail.
  const nobody = { email: 'nobody-here@mail.example', password: 'not this one' }
  for (let at = 0; at < 30; at += 1) await send('/login', { body: nobody })
  expect((await send('/login', { body: nobody })).status).toBe(429)
  const after = doJobs(database)
  expect(await after.mailsTo(nobody.email)).toEqual([])
  await after.stop()
})
