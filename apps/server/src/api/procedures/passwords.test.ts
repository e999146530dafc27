import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeIn, doJobs, tokenIn, wrongCodes } from '../testing/account-mails.ts'
import { newClient, newPerson, openApi } from '../testing/api-client.ts'

const { database } = await smallShop()
const { send, signUp, rejectedKinds } = openApi(database)
const another = openApi(database)
const jobs = doJobs(database)
afterAll(() => jobs.stop())

const query = (text: string, values: unknown[] = []) => database.$client.query(text, values)
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
/** Somebody with an account, and an attempt whose code was mailed. */
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
])('changing a password with %j is refused at its fields', async (part, errors) => {
  const { person, token } = await signUp()
  const { status, body } = await change(token, { ...changing(person.password), ...part })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  expect(await logIn(person.email, person.password)).toBe(200)
})

test('a changed password ends every other login, and a mail tells of it', async () => {
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

test('changing a password ends what was begun to reset it', async () => {
  const byCode = await withCode()
  await change(byCode.token, changing(byCode.person.password))
  expect((await confirm(byCode.code, byCode.reset)).status).toBe(422)
  const byToken = await withToken()
  await change(byToken.token, changing(byToken.person.password))
  expect((await reset(byToken.resetToken, 'ثوب لكل مناسبة')).body).toMatchObject(ended)
})

test('of two changes at once, one is made', async () => {
  const { person, token } = await signUp()
  const changes = ['first of two', 'second of two'].map((next) =>
    change(token, changing(person.password, next)),
  )
  expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 422])
})

test('whoever finds a login open guesses its password ten times an hour, from however many addresses', async () => {
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

test('a code is mailed, and its attempt is named in body and cookie', async () => {
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
  expect(mail).toMatchObject({ subject: 'Your code for a new password at Zayy', kind: 'account' })
  expect(codeIn(mail ? [mail] : [])).toMatch(/^\d{4}$/)
})

test('the mail is in the language of the page', async () => {
  const { person } = await signUp()
  await send('/forget/password', { body: { email: person.email }, locale: 'ar' })
  const [mail] = await jobs.mailsTo(person.email)
  expect(mail?.subject).toBe('رمز لتعيين كلمة مرور جديدة في زيّ')
  expect(mail?.html).toContain('dir="rtl"')
})

test('neither code nor key nor token is anywhere in the database, nor an address without an account', async () => {
  const unknown = newPerson().email
  await forget(unknown)
  const { reset: key, code, resetToken } = await withToken()
  const { rows } = await query(
    `select (select coalesce(string_agg(to_jsonb(r)::text, ''), '') from password_resets r)
       || (select coalesce(string_agg(to_jsonb(j)::text, ''), '') from jobs j) as kept`,
  )
  for (const secret of [key, resetToken, `"${code}"`, unknown]) expect(rows[0].kept).not.toContain(secret)
})

test.each([
  [{}, 'This field is required.'],
  [{ email: 'noura@' }, 'Enter a valid email address.'],
])('forgetting with %j is refused at the field', async (body, error) => {
  const answer = await send('/forget/password', { body })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({
    status: 422,
    errors: { email: [error] },
  })
})

test('nobody without an account gets a mail', async () => {
  expect((await forget(newPerson().email)).mails).toEqual([])
})

// POST /confirm/otp

test.each([
  ['as it is', (code: string) => code],
  ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  ['with spaces around', (code: string) => ` ${code} `],
])('the code, %s, gives a token of 256 bits', async (_, typed) => {
  const { reset: key, code } = await withCode()
  const { status, body, cookies } = await confirm(typed(code), key)
  expect(status).toBe(200)
  const token = expect.stringMatching(/^[\w-]{43}$/)
  expect(body).toEqual({ data: { token, otp: { token } } })
  expect(body.data.otp.token).toBe(body.data.token)
  expect(cookies).toEqual(['__Host-reset=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure'])
})

test('the cookie names the attempt where the field does not, and the field wins', async () => {
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

test('a login token is not what a code gives', async () => {
  const { resetToken } = await withToken()
  expect(await isLoggedIn(resetToken)).toBe(false)
})

test('whatever is wrong with an attempt is refused alike', async () => {
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

test('an attempt has five tries on all servers together, from wherever, and the sixth is refused though it is right', async () => {
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

test('of many at once with the right code, one gets the token', async () => {
  const { reset: key, code } = await withCode()
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(code, key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
})

test('a code is good for ten minutes and a token for fifteen, by the clock of the database', async () => {
  const { code, reset: key } = await withCode()
  const lasts = async (column: string, of: string) =>
    (
      await query(
        `select ${column} - ${of} = interval '10 minutes' as right from password_resets order by id desc limit 1`,
      )
    ).rows
  expect(await lasts('expires_at', 'created_at')).toEqual([{ right: true }])
  const { body } = await confirm(code, key)
  const { rows } = await query(
    `select token_expires_at - expires_at as good from password_resets where token_hash is not null order by id desc limit 1`,
  )
  expect(rows).toEqual([{ good: expect.objectContaining({ minutes: 15 }) }])
  await query(`update password_resets set token_expires_at = now() where token_hash is not null`)
  expect((await reset(body.data.token)).body).toMatchObject(ended)
})

test('one client address has ten failures a day; others go on', async () => {
  const { reset: key, code } = await withCode()
  const client = newClient()
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push((await confirm('1234', 'x'.repeat(43), client)).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect((await confirm(code, key, client)).status).toBe(429)
  expect((await confirm(code, key)).status).toBe(200)
})

test('an account gets three codes a day, then links: nobody uses up the resets of another', async () => {
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

test('a day has the codes of a day: the fourth comes 24 hours and ten minutes after the first', async () => {
  const { person } = await signUp()
  for (let at = 0; at < 3; at += 1) await forget(person.email)
  await query(`update password_resets set code_mailed_at = code_mailed_at - interval '24 hours 9 minutes'`)
  expect(codeIn((await forget(person.email)).mails.slice(3))).toBeUndefined()
  await query(`update password_resets set code_mailed_at = code_mailed_at - interval '1 minute'`)
  expect(codeIn((await forget(person.email)).mails.slice(4))).toMatch(/^\d{4}$/)
})

test('an account gets nine of these mails a day, also of requests at once, and a new client one more', async () => {
  const { person } = await signUp()
  const clients = Array.from({ length: 4 }, () => newClient())
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 4 }, () => send('/forget/password', { body: { email: person.email }, client })),
    ),
  )
  const mailed = (await jobs.mailsTo(person.email)).length
  // Up to nine, and the first of the fourth client where it came last.
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

test('orders that others place hold no code back', async () => {
  const person = newPerson()
  await query(
    `insert into sent_mails (mail, recipient)
     select 'order' || n, encode(sha256(convert_to($1, 'utf8')), 'hex') from generate_series(1, 25) n`,
    [person.email],
  )
  expect((await withCode(person)).mails).toHaveLength(1)
})

// The lockout of the whole shop

/** Twenty wrong codes, over as many accounts as that takes. */
const causeLockout = async () => {
  for (let accounts = 0; accounts < 4; accounts += 1) {
    const { reset: key, code } = await withCode()
    for (const otp of wrongCodes(code, 5)) await confirm(otp, key)
  }
}

test('after twenty wrong codes no code is taken; their attempts get a link, which is', async () => {
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

test('while it holds, links are mailed at once; after an hour codes are taken again', async () => {
  await causeLockout()
  const { person } = await signUp()
  const { mails } = await forget(person.email)
  expect([codeIn(mails), tokenIn(mails)]).toEqual([undefined, expect.any(String)])
  await query(`update reset_code_lockout set ends_at = ends_at - interval '1 hour'`)
  const { code, reset: key } = await withCode()
  expect((await confirm(code, key)).status).toBe(200)
})

test('whoever mistypes and then gets it right trips nothing', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { reset: key, code } = await withCode()
    for (const otp of wrongCodes(code, 4)) await confirm(otp, key)
    expect((await confirm(code, key)).status).toBe(200)
  }
})

// POST /reset/password

test('a new password ends every login, logs nobody in, and proves the address; a mail tells of it', async () => {
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
  const { rows } = await query(
    'select email_proven_at is not null as proven from customers where email = $1',
    [person.email],
  )
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
])('resetting with %j is refused at its fields, and the token stays good', async (part, errors) => {
  const { resetToken } = await withToken()
  const body = { new_password: newPassword, confirmPassword: newPassword, token: resetToken, ...part }
  const answer = await send('/reset/password', { body })
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
  expect((await reset(resetToken)).status).toBe(200)
})

test('a token is used once, also by many at once', async () => {
  const { resetToken } = await withToken()
  const answers = await Promise.all(Array.from({ length: 4 }, () => reset(resetToken)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect((await reset(resetToken)).body).toMatchObject(ended)
})

test('used, expired, foreign and malformed tokens are refused alike', async () => {
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

test('a customer who left the address that was mailed resets nothing by it', async () => {
  const { person, token, resetToken } = await withToken()
  await send('/update/profile', { body: { ...person, email: newPerson().email }, headers: bearer(token) })
  expect((await reset(resetToken)).body).toMatchObject(ended)
})

test('failures of somebody else keep nobody from logging in or resetting', async () => {
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
