import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeIn, doJobs, tokenIn, wrongCodes } from '../testing/account-mails.ts'
import { newClient, newPerson, openApi } from '../testing/api-client.ts'

const { database, query } = await smallShop()
const { send, signUp, rejectedKinds } = openApi(database)
const another = openApi(database)
const jobs = doJobs(database)
afterAll(() => jobs.stop())

beforeEach(async () => {
  rejectedKinds.length = 0
  await query('delete from reset_code_lockout')
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const isLoggedIn = async (token: string) =>
  (await send('/profile', { method: 'GET', headers: bearer(token) })).status === 200
const logIn = async (email: string, password: string) =>
  (await send('/login', { body: { email, password } })).status
const newPassword = 'قماش من القطن'

const forget = async (email: string, client = newClient()) => {
  const { body } = await send('/forget/password', { body: { email }, client })
  return { reset: String(body.data.reset), mails: await jobs.mailsTo(email) }
}
/** Signs somebody up and starts a reset whose code was mailed. */
const withCode = async (person = newPerson()) => {
  const { token } = await signUp(person)
  const { reset, mails } = await forget(person.email)
  const code = codeIn(mails)
  if (code === undefined) throw new Error('no code was mailed')
  return { person, token, reset, code, mails }
}
const confirm = (otp: string, reset?: string, client?: string) =>
  send('/confirm/otp', {
    body: { otp, ...(reset === undefined ? {} : { reset }) },
    ...(client ? { client } : {}),
  })
const withToken = async () => {
  const begun = await withCode()
  const { body } = await confirm(begun.code, begun.reset)
  return { ...begun, resetToken: String(body.data.token) }
}
const reset = (token: string, password = newPassword, confirmPassword = password) =>
  send('/reset/password', { body: { new_password: password, confirmPassword, token } })

const wrong = { errors: { otp: ['This code is wrong or no longer valid. Check it, or ask for a new one.'] } }
const ended = { errors: { token: ['This took too long. Ask for a new code.'] } }

// POST /change/password

const change = (token: string, body: Record<string, unknown>, client?: string) =>
  send('/change/password', { body, headers: bearer(token), ...(client ? { client } : {}) })
const changing = (old_password: string, password = newPassword) => ({
  old_password,
  password,
  password_confirmation: password,
})

test.each([
  [{ old_password: 'not this one' }, { old_password: ['This is not your current password.'] }],
  [{ old_password: '' }, { old_password: ['This field is required.'] }],
  [{ password: 'short77' }, { password: ['Use at least 8 characters.'] }],
  [{ password: 'zayy2026', password_confirmation: 'zayy2026' }, { password: [expect.any(String)] }],
  [{ password_confirmation: 'another one' }, { password_confirmation: ['Passwords must match.'] }],
  [{ password_confirmation: undefined }, { password_confirmation: ['This field is required.'] }],
  [
    { old_password: 'not this one', password: 'Password1', password_confirmation: 'another one' },
    {
      old_password: [expect.any(String)],
      password: [expect.stringContaining('easy to guess')],
      password_confirmation: [expect.any(String)],
    },
  ],
])('rejects a password change with %j at its fields', async (part, errors) => {
  const { person, token } = await signUp()
  const { status, body } = await change(token, { ...changing(person.password), ...part })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  expect(await logIn(person.email, person.password)).toBe(200)
})

test('changing the password ends all other sessions and sends a mail', async () => {
  const { person, token } = await signUp()
  const other = String((await send('/login', { body: person })).body.data.token)
  const { status, body } = await change(token, changing(person.password))
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: {}, message: 'Your password has been changed.' },
  })
  expect([await isLoggedIn(token), await isLoggedIn(other)]).toEqual([true, false])
  expect([await logIn(person.email, person.password), await logIn(person.email, newPassword)]).toEqual([
    422, 200,
  ])
  const mails = await jobs.mailsTo(person.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your password at Zayy was changed'])
  expect(mails[0]?.text).toContain('https://zayy.example/en/auth/reset-password')
})

test('changing the password cancels a password reset in progress', async () => {
  const byCode = await withCode()
  await change(byCode.token, changing(byCode.person.password))
  expect((await confirm(byCode.code, byCode.reset)).status).toBe(422)
  const byToken = await withToken()
  await change(byToken.token, changing(byToken.person.password))
  expect((await reset(byToken.resetToken, 'ثوب لكل مناسبة')).body).toMatchObject(ended)
})

test('applies one of two concurrent password changes', async () => {
  const { person, token } = await signUp()
  const changes = ['first of two', 'second of two'].map((next) =>
    change(token, changing(person.password, next)),
  )
  expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 422])
})

test('limits password guesses in an open session to ten an hour from all IP addresses', async () => {
  const { person, token } = await signUp()
  const guesses = Array.from({ length: 14 }, (_, at) =>
    change(token, changing(`guess number ${at}`), newClient()),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(10).fill(422), ...Array(4).fill(429)])
  expect((await change(token, changing(person.password))).status).toBe(429)
  const other = await signUp()
  expect((await change(other.token, changing(other.person.password))).status).toBe(200)
})

// POST /forget/password

test('mails a code and returns its reset key in body and cookie', async () => {
  const { person } = await signUp()
  const { status, body, cookies } = await send('/forget/password', {
    body: { email: person.email.toUpperCase() },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    data: { reset: expect.stringMatching(/^[\w-]{43}$/) },
    message: 'If this email has an account, a message is on its way to it.',
  })
  expect(cookies).toEqual([
    `__Host-reset=${body.data.reset}; Path=/; Max-Age=600; SameSite=Lax; HttpOnly; Secure`,
  ])
  const [mail, ...more] = await jobs.mailsTo(person.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Your code for a new password at Zayy' })
  expect(codeIn(mail ? [mail] : [])).toMatch(/^\d{4}$/)
})

test('the mail is in the language of the page', async () => {
  const { person } = await signUp()
  await send('/forget/password', { body: { email: person.email }, locale: 'ar' })
  const [mail] = await jobs.mailsTo(person.email)
  expect(mail?.subject).toBe('رمز لتعيين كلمة مرور جديدة في زيّ')
  expect(mail?.html).toContain('dir="rtl"')
})

test('the database contains no code, key or token, and no address without an account', async () => {
  const unknown = newPerson().email
  await forget(unknown)
  const { reset: key, code, resetToken } = await withToken()
  const rows = await query(
    `select (select coalesce(string_agg(to_jsonb(r)::text, ''), '') from password_resets r)
       || (select coalesce(string_agg(to_jsonb(j)::text, ''), '') from jobs j) as kept`,
  )
  for (const secret of [key, resetToken, `"${code}"`, unknown]) expect(rows[0].kept).not.toContain(secret)
})

test.each([
  [{}, 'This field is required.'],
  [{ email: 'noura@' }, 'Enter a valid email address.'],
])('rejects a forgotten password with %j at the field', async (body, error) => {
  const answer = await send('/forget/password', { body })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({
    status: 422,
    errors: { email: [error] },
  })
})

test('sends no mail to an address without an account', async () => {
  expect((await forget(newPerson().email)).mails).toEqual([])
})

// POST /confirm/otp

test.each([
  ['as it is', (code: string) => code],
  ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  ['with spaces around', (code: string) => ` ${code} `],
])('the code, %s, returns a 256-bit token', async (_, typed) => {
  const { reset: key, code } = await withCode()
  const { status, body, cookies } = await confirm(typed(code), key)
  expect(status).toBe(200)
  const token = expect.stringMatching(/^[\w-]{43}$/)
  expect(body).toEqual({ data: { token, otp: { token } } })
  expect(body.data.otp.token).toBe(body.data.token)
  expect(cookies).toEqual(['__Host-reset=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'])
})

test('takes the reset key from the field, else the cookie', async () => {
  const { reset: key, code } = await withCode()
  const other = await withCode()
  const by = (cookie: string, body: Record<string, unknown>) =>
    send('/confirm/otp', {
      body,
      headers: { cookie: `lang=en; __Host-reset=${cookie}; __Host-token=x`, 'sec-fetch-site': 'same-origin' },
    })
  expect((await by(other.reset, { otp: code, reset: key })).status).toBe(200)
  expect((await by(other.reset, { otp: other.code })).status).toBe(200)
})

test('a reset token is no session token', async () => {
  const { resetToken } = await withToken()
  expect(await isLoggedIn(resetToken)).toBe(false)
})

test('rejects every invalid reset attempt alike', async () => {
  const used = await withToken()
  const old = await withCode()
  await query(`update password_resets set expires_at = now() where tries = 0 and code_hash is not null`)
  const replaced = await withCode()
  await forget(replaced.person.email)
  const tired = await withCode()
  for (const code of wrongCodes(tired.code, 5)) await confirm(code, tired.reset)
  const foreign = await withCode()
  const unknown = await forget(newPerson().email)
  const answers = await Promise.all([
    confirm(wrongCodes(foreign.code, 1)[0] ?? '', foreign.reset),
    confirm(used.code, used.reset),
    confirm(old.code, old.reset),
    confirm(replaced.code, replaced.reset),
    confirm(tired.code, tired.reset),
    confirm(foreign.code, tired.reset),
    confirm('1234', unknown.reset),
    confirm('1234'),
    confirm('1234', 'x'.repeat(43)),
    confirm('1234', 'abc'),
    confirm('1234', '\u0000'),
    confirm('1234', 'x'.repeat(300)),
    send('/confirm/otp', { body: { otp: '1234' }, headers: { cookie: '__Host-reset=%00' } }),
  ])
  const [first] = answers
  expect(first).toMatchObject({ status: 422, body: wrong, cookies: [] })
  for (const { status, text, cookies } of answers)
    expect({ status, text, cookies }).toEqual({ status: 422, text: first?.text, cookies: [] })
  expect((await confirm(foreign.code, foreign.reset)).status).toBe(200)
})

test.each(['', '123', '12345', '12a4', null, ['1', '2']])('%j is no code', async (otp) => {
  const { status, body } = await send('/confirm/otp', { body: { otp } })
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['otp'] })
})

test('allows five tries per reset over all servers and clients, and rejects the sixth even if it is right', async () => {
  const { reset: key, code } = await withCode()
  const body = (otp: string) => ({ body: { otp, reset: key } })
  const guesses = wrongCodes(code, 30).map((otp, at) =>
    (at % 2 ? send : another.send)('/confirm/otp', body(otp)),
  )
  await Promise.all(guesses)
  expect([...rejectedKinds, ...another.rejectedKinds].filter((kind) => kind === 'wrongCode')).toHaveLength(5)
  another.rejectedKinds.length = 0
  expect((await confirm(code, key)).status).toBe(422)
})

test('returns the token to one of many concurrent requests with the right code', async () => {
  const { reset: key, code } = await withCode()
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(code, key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
})

test('a code is valid for ten minutes and a token for fifteen, by the database clock', async () => {
  const { code, reset: key } = await withCode()
  const lasts = (column: string, of: string) =>
    query(
      `select ${column} - ${of} = interval '10 minutes' as right from password_resets order by id desc limit 1`,
    )
  expect(await lasts('expires_at', 'created_at')).toEqual([{ right: true }])
  const { body } = await confirm(code, key)
  const rows = await query(
    `select token_expires_at - expires_at as good from password_resets where token_hash is not null order by id desc limit 1`,
  )
  expect(rows).toEqual([{ good: expect.objectContaining({ minutes: 15 }) }])
  await query(`update password_resets set token_expires_at = now() where token_hash is not null`)
  expect((await reset(body.data.token)).body).toMatchObject(ended)
})

test('allows ten failures a day per IP address, without affecting others', async () => {
  const { reset: key, code } = await withCode()
  const client = newClient()
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push((await confirm('1234', 'x'.repeat(43), client)).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect((await confirm(code, key, client)).status).toBe(429)
  expect((await confirm(code, key)).status).toBe(200)
})

test("mails three codes a day per account, then links, so that nobody uses up another's resets", async () => {
  const { person } = await signUp()
  const attacker = newClient()
  for (let at = 0; at < 6; at += 1) await forget(person.email, attacker)
  expect(await jobs.mailsTo(person.email)).toHaveLength(3)
  const { mails } = await forget(person.email)
  expect(mails).toHaveLength(4)
  expect(codeIn(mails.slice(3))).toBeUndefined()
  const token = tokenIn(mails)
  expect((await reset(token ?? '')).status).toBe(200)
  expect(await logIn(person.email, newPassword)).toBe(200)
})

test('mails the fourth code 24 hours and ten minutes after the first', async () => {
  const { person } = await signUp()
  for (let at = 0; at < 3; at += 1) await forget(person.email)
  await query(`update password_resets set code_mailed_at = code_mailed_at - interval '24 hours 9 minutes'`)
  expect(codeIn((await forget(person.email)).mails.slice(3))).toBeUndefined()
  await query(`update password_resets set code_mailed_at = code_mailed_at - interval '1 minute'`)
  expect(codeIn((await forget(person.email)).mails.slice(4))).toMatch(/^\d{4}$/)
})

test('mails an account nine resets a day, also for concurrent requests, and one more for a new client', async () => {
  const { person } = await signUp()
  const clients = Array.from({ length: 4 }, () => newClient())
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 4 }, () => send('/forget/password', { body: { email: person.email }, client })),
    ),
  )
  const mailed = (await jobs.mailsTo(person.email)).length
  // Nine, or ten if the requests of one client came last: the first mail that a client causes is always sent.
  expect(mailed).toBeGreaterThanOrEqual(9)
  expect(mailed).toBeLessThanOrEqual(10)
  await forget(person.email, clients[0])
  expect(await jobs.mailsTo(person.email)).toHaveLength(mailed)
  const own = await forget(person.email)
  expect(own.mails).toHaveLength(mailed + 1)
  expect((await reset(tokenIn(own.mails) ?? '')).status).toBe(200)
  await change(
    String((await send('/login', { body: { ...person, password: newPassword } })).body.data.token),
    {
      ...changing(newPassword, 'ثوب لكل مناسبة'),
    },
  )
  expect((await jobs.mailsTo(person.email)).at(-1)?.subject).toContain('was changed')
})

test('orders placed by others do not hold back a code', async () => {
  const person = newPerson()
  await query(
    `insert into sent_mails (mail, recipient)
     select 'order' || n, encode(sha256(convert_to($1, 'utf8')), 'hex') from generate_series(1, 25) n`,
    [person.email],
  )
  expect((await withCode(person)).mails).toHaveLength(1)
})

// The lockout of the whole shop

/** Sends twenty wrong codes, five per account. */
const causeLockout = async () => {
  for (let accounts = 0; accounts < 4; accounts += 1) {
    const { reset: key, code } = await withCode()
    for (const otp of wrongCodes(code, 5)) await confirm(otp, key)
  }
}

test('after twenty wrong codes only mailed links work', async () => {
  const before = await withCode()
  await causeLockout()
  expect(rejectedKinds).toEqual(Array(20).fill('wrongCode'))
  const answer = await confirm(before.code, before.reset)
  expect(answer).toMatchObject({ status: 422, body: wrong })
  expect(rejectedKinds.slice(20)).toEqual(['codesHeld'])
  await confirm(before.code, before.reset)
  const mails = await jobs.mailsTo(before.person.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your code for a new password at Zayy',
    'Your link for a new password at Zayy',
  ])
  expect((await reset(tokenIn(mails) ?? '')).status).toBe(200)
  expect(await logIn(before.person.email, newPassword)).toBe(200)
})

test('during the lockout links are mailed at once, and codes work again after an hour', async () => {
  await causeLockout()
  const { person } = await signUp()
  const { mails } = await forget(person.email)
  expect([codeIn(mails), tokenIn(mails)]).toEqual([undefined, expect.any(String)])
  await query(`update reset_code_lockout set ends_at = ends_at - interval '1 hour'`)
  const { code, reset: key } = await withCode()
  expect((await confirm(code, key)).status).toBe(200)
})

test('typing errors before the right code do not trigger the lockout', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { reset: key, code } = await withCode()
    for (const otp of wrongCodes(code, 4)) await confirm(otp, key)
    expect((await confirm(code, key)).status).toBe(200)
  }
})

// POST /reset/password

test('a reset ends all sessions, starts none, verifies the address and sends a mail', async () => {
  const { person, token, resetToken } = await withToken()
  const { status, body, cookies } = await reset(resetToken)
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: {}, message: 'Your new password is set. Log in with it.' },
  })
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-known_device=[\w-]{64,80};/),
    '__Host-token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    '__Host-reset=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  ])
  expect(await isLoggedIn(token)).toBe(false)
  expect([await logIn(person.email, person.password), await logIn(person.email, newPassword)]).toEqual([
    422, 200,
  ])
  const rows = await query('select email_proven_at is not null as proven from customers where email = $1', [
    person.email,
  ])
  expect(rows).toEqual([{ proven: true }])
  expect((await jobs.mailsTo(person.email)).at(-1)?.subject).toBe('Your password at Zayy was changed')
})

test.each([
  [{ new_password: 'short77', confirmPassword: 'short77' }, { new_password: [expect.stringContaining('8')] }],
  [{ new_password: 'Password1', confirmPassword: 'Password1' }, { new_password: [expect.any(String)] }],
  [{ confirmPassword: 'another one' }, { confirmPassword: ['Passwords must match.'] }],
  [{ confirmPassword: '' }, { confirmPassword: ['This field is required.'] }],
  [{ token: '' }, { token: ['This field is required.'] }],
  [{ token: 'x'.repeat(43) }, ended.errors],
  [
    { token: 'abc', new_password: 'Password1' },
    { ...ended.errors, new_password: [expect.any(String)], confirmPassword: [expect.any(String)] },
  ],
])('rejects a reset with %j at its fields and keeps the token valid', async (part, errors) => {
  const { resetToken } = await withToken()
  const body = { new_password: newPassword, confirmPassword: newPassword, token: resetToken, ...part }
  const answer = await send('/reset/password', { body })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
  expect((await reset(resetToken)).status).toBe(200)
})

test('a reset token works once, also for concurrent requests', async () => {
  const { resetToken } = await withToken()
  const answers = await Promise.all(Array.from({ length: 4 }, () => reset(resetToken)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect((await reset(resetToken)).body).toMatchObject(ended)
})

test('rejects used, expired, foreign and malformed tokens alike', async () => {
  const { resetToken: used, token: login } = await withToken()
  await reset(used)
  const { resetToken: expired } = await withToken()
  await query(`update password_resets set token_expires_at = now() where token_hash is not null`)
  const { reset: attempt } = await withCode()
  const answers = await Promise.all(
    [used, expired, login, attempt, 'x'.repeat(43), 'abc'].map((token) => reset(token)),
  )
  for (const { status, text } of answers)
    expect({ status, text }).toEqual({ status: 422, text: answers[0]?.text })
  expect(answers[0]?.body).toMatchObject(ended)
})

test('a reset mailed to a former address does nothing', async () => {
  const { person, token, resetToken } = await withToken()
  await send('/update/profile', { body: { ...person, email: newPerson().email }, headers: bearer(token) })
  expect((await reset(resetToken)).body).toMatchObject(ended)
})

test("failures of others do not block a customer's login or reset", async () => {
  const { person } = await signUp()
  const attacker = newClient()
  for (let at = 0; at < 8; at += 1) {
    await send('/login', { body: { email: person.email, password: `guess ${at}` }, client: attacker })
    const { reset: key } = await forget(person.email, attacker)
    for (const otp of ['0000', '1111']) await confirm(otp, key, attacker)
  }
  expect(await logIn(person.email, person.password)).toBe(200)
  const { mails } = await forget(person.email)
  expect((await reset(tokenIn(mails) ?? '')).status).toBe(200)
})
