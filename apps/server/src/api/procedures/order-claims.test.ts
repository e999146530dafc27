import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, expect, test } from 'vitest'
import { doJobs } from '../testing/account-mails.ts'
import { newClient, newPerson, openApi } from '../testing/api-client.ts'

const shop = await smallShop()
const { database, query } = shop
const { send, signUp, heard } = openApi(database)
const jobs = doJobs(database)
afterAll(() => jobs.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
type LoggedIn = Awaited<ReturnType<typeof signUp>>

/** An order that a guest placed with an address: its id and the token of its bill. */
const guestOrder = async (email: string): Promise<{ id: number; token: string }> => {
  const { status, body } = await send('/orders', { body: { ...smallOrder(shop), email } })
  expect(status).toBe(201)
  return body.data
}
const ordersOf = async ({ token }: LoggedIn): Promise<number[]> => {
  const { body } = await send('/orders', { method: 'GET', headers: bearer(token) })
  return body.data.data.map(({ id }: { id: number }) => id)
}
const ask = ({ token }: LoggedIn) => send('/claim-orders', { method: 'POST', headers: bearer(token) })
const confirm = ({ token }: LoggedIn, claim: unknown) =>
  send('/claim-orders/confirm', { body: { token: claim }, headers: bearer(token) })
const linkIn = (text: string | undefined) =>
  /https:\/\/zayy\.example\/en\/account\/claim#([\w-]{43})$/m.exec(text ?? '')?.[1]

/** The latest mail with such a link that an address got; mails of orders may come before it or after. */
const claimMailTo = async (email: string) =>
  (await jobs.mailsTo(email)).filter(({ text }) => linkIn(text) !== undefined).at(-1)

/** Requests a claim and returns the token of the link in the customer's latest mail. */
const mailedToken = async (customer: LoggedIn): Promise<string> => {
  expect((await ask(customer)).status).toBe(200)
  const token = linkIn((await claimMailTo(customer.person.email))?.text)
  if (token === undefined) throw new Error('no link was mailed')
  return token
}
const isProven = async ({ person }: LoggedIn) => {
  const rows = await query('select email_proven_at is not null as proven from customers where email = $1', [
    person.email,
  ])
  return rows[0].proven
}
const refused = {
  message: 'Please check the highlighted fields.',
  errors: { token: ['This link has expired or was already used. Ask for a new one.'] },
}

test('the mailed link transfers guest orders of the address to the account', async () => {
  const person = newPerson()
  const first = await guestOrder(person.email)
  const second = await guestOrder(person.email.toUpperCase())
  await guestOrder('somebody.else@mail.example')
  const customer = await signUp(person)
  expect(await ordersOf(customer)).toEqual([])
  const token = await mailedToken(customer)
  expect(await ordersOf(customer)).toEqual([])
  expect(await isProven(customer)).toBe(false)

  const { status, body } = await confirm(customer, token)
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { orders: 2 }, message: 'Your earlier orders are now in your account.' },
  })
  // Their reviews now count as a buyer's.
  expect(heard.at(-1)).toBe('changed')
  expect(await ordersOf(customer)).toEqual([second.id, first.id])
  expect(await isProven(customer)).toBe(true)
  const bill = await send(`/orders/${first.id}`, { method: 'GET', headers: bearer(customer.token) })
  expect(bill.body.data).toMatchObject({ id: first.id, buyer: { email: person.email } })
  expect((await send(`/bills/${first.token}`, { method: 'GET' })).status).toBe(200)
})

test('response and mail are the same with and without orders', async () => {
  const [withOrders, without] = [await signUp(), await signUp()]
  await guestOrder(withOrders.person.email)
  const [one, other] = [await ask(withOrders), await ask(without)]
  expect(one.status).toBe(200)
  expect(one.body).toEqual({
    data: {},
    message: 'We have emailed you a link. Open it in this browser while you are logged in.',
  })
  expect(other.text).toBe(one.text)
  const mail = await claimMailTo(withOrders.person.email)
  const otherMail = await claimMailTo(without.person.email)
  const withoutToken = (text = '') => text.replace(linkIn(text) ?? '', '')
  expect(withoutToken(mail?.text)).toBe(withoutToken(otherMail?.text))
  expect(mail?.subject).toBe('Add your earlier orders to your Zayy account')
  expect(mail?.html).toContain(`/en/account/claim#${linkIn(mail?.text)}`)
  const { body } = await confirm(without, linkIn(otherMail?.text))
  expect(body).toEqual({ data: { orders: 0 }, message: 'There are no earlier orders with your email.' })
})

test('the mail is in the language in which the customer signed up', async () => {
  const person = newPerson()
  const { body } = await send('/signup', { body: person, locale: 'ar' })
  await ask({ person, token: body.data.token })
  const [mail] = await jobs.mailsTo(person.email)
  expect(mail?.subject).toBe('أضف طلباتك السابقة إلى حسابك في زيّ')
  expect(mail?.text).toMatch(/^https:\/\/zayy\.example\/account\/claim#[\w-]{43}$/m)
  expect(mail?.html).toContain('dir="rtl"')
})

test("signing up with another person's address transfers none of their orders", async () => {
  const victim = newPerson()
  const { id } = await guestOrder(victim.email)
  const mallory = await signUp(victim)
  const token = await mailedToken(mallory)
  // The victim received the mail and opens its link logged out, then logged in to another account.
  expect((await send('/claim-orders/confirm', { body: { token } })).status).toBe(401)
  const own = await signUp()
  expect((await confirm(own, token)).body).toEqual(refused)
  // Mallory, who did not get it, guesses.
  for (const guess of ['', 'x'.repeat(43), token.slice(0, -1), `${token}A`, token.toLowerCase()])
    expect((await confirm(mallory, guess)).status, guess).toBe(422)
  const bill = await send(`/orders/${id}`, { method: 'GET', headers: bearer(mallory.token) })
  expect(bill.status).toBe(404)
  expect([await ordersOf(mallory), await ordersOf(own)]).toEqual([[], []])
  expect([await isProven(mallory), await isProven(own)]).toEqual([false, false])
})

test.each([[null], [['a', 'b']], [{ $ne: '' }], ['x'.repeat(101)], ['x'.repeat(10_000)], ["' or 1=1 --"]])(
  'rejects the token %j',
  async (token) => {
    const customer = await signUp()
    await mailedToken(customer)
    const { status, body } = await confirm(customer, token)
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['token'] })
  },
)

test('a claim link works once, also for concurrent requests', async () => {
  const customer = await signUp()
  await guestOrder(customer.person.email)
  const token = await mailedToken(customer)
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(customer, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({ orders: 1 })
  expect((await confirm(customer, token)).body).toEqual(refused)
})

test('a claim link is valid for a day by the database clock', async () => {
  const customer = await signUp()
  const token = await mailedToken(customer)
  const rows = await query(
    `update order_claims set expires_at = expires_at - interval '1 day' from customers c
     where c.id = customer_id and c.email = $1 returning expires_at <= now() as over, expires_at > now() - interval '1 minute' as just`,
    [customer.person.email],
  )
  expect(rows).toEqual([{ over: true, just: true }])
  expect((await confirm(customer, token)).body).toEqual(refused)
})

test('a claim link of a former address transfers no orders of either address', async () => {
  const victim = newPerson()
  await guestOrder(victim.email)
  const mallory = await signUp()
  await guestOrder(mallory.person.email)
  const token = await mailedToken(mallory)
  const update = (email: string) =>
    send('/update/profile', { body: { ...mallory.person, email }, headers: bearer(mallory.token) })
  expect((await update(victim.email)).status).toBe(200)
  expect((await confirm(mallory, token)).body).toEqual(refused)
  expect(await ordersOf(mallory)).toEqual([])
})

test('a confirmation during a change of address transfers no orders of the new address', async () => {
  for (let round = 0; round < 5; round += 1) {
    const victim = newPerson()
    await guestOrder(victim.email)
    const mallory = await signUp()
    const token = await mailedToken(mallory)
    const body = { ...mallory.person, email: victim.email }
    await Promise.all([
      confirm(mallory, token),
      send('/update/profile', { body, headers: bearer(mallory.token) }),
    ])
    expect(await ordersOf(mallory)).toEqual([])
    expect(await isProven({ ...mallory, person: victim })).toBe(false)
  }
})

test('a claim mail that waits during a change of address is not sent', async () => {
  const { person } = await signUp()
  const rows = await query(
    `with claim as (
       insert into order_claims (customer_id, email_identity)
       select id, 'old.address@mail.example' from customers where email = $1 returning id)
     insert into jobs (kind, payload, key)
     select 'order-claim', jsonb_build_object('claimId', id), 'order-claim:' || id from claim returning payload`,
    [person.email],
  )
  expect(rows).toHaveLength(1)
  expect(await jobs.mailsTo(person.email)).toEqual([])
  expect(await jobs.mailsTo('old.address@mail.example')).toEqual([])
})

test('orders of another customer stay theirs, whatever their address', async () => {
  const other = await signUp()
  const customer = await signUp()
  const { id } = await guestOrder(customer.person.email)
  await query('update orders set customer_id = (select id from customers where email = $2) where id = $1', [
    id,
    other.person.email,
  ])
  const { body } = await confirm(customer, await mailedToken(customer))
  expect(body.data).toEqual({ orders: 0 })
  expect(await ordersOf(other)).toEqual([id])
})

test('the database contains neither the token nor data to derive it', async () => {
  const customer = await signUp()
  const token = await mailedToken(customer)
  const rows = await query(`select string_agg(to_jsonb(c)::text, ' ') as kept from order_claims c`)
  expect(rows[0].kept).toContain('token_hash')
  expect(rows[0].kept).not.toContain(token)
})

test('mails a customer at most three claim links a day, also for concurrent requests', async () => {
  const customer = await signUp()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(customer)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  expect(await jobs.mailsTo(customer.person.email)).toHaveLength(3)
  expect((await ask(await signUp())).status).toBe(200)
})

test('accounts with unproven addresses send one mailbox at most six mails a day per client', async () => {
  const tagged = (tag: string) => signUp({ ...newPerson(), email: `victim+${tag}@gmail.com` })
  const [one, other] = [await tagged('one'), await tagged('other')]
  const client = newClient()
  const act = (path: string, { token }: LoggedIn, body: object, from = client) =>
    send(path, { method: 'POST', body, headers: bearer(token), client: from }).then(({ status }) => status)
  const newPassword = (by: LoggedIn, from?: string) => {
    const password = `${by.person.password}!`
    const body = { old_password: by.person.password, password, password_confirmation: password }
    return act('/change/password', by, body, from).then((status) => {
      if (status === 200) by.person = { ...by.person, password }
      return status
    })
  }
  for (const by of [one, other, one, other, one]) expect(await newPassword(by)).toBe(200)
  expect(await act('/claim-orders', other, {})).toBe(200)
  const moved = { ...one.person, email: newPerson().email }
  expect([
    await newPassword(one),
    await act('/claim-orders', other, {}),
    await act('/update/profile', one, moved),
  ]).toEqual([429, 429, 429])
  const refused = await send('/claim-orders', { method: 'POST', headers: bearer(other.token), client })
  expect(refused.body.message).toMatch(/many emails to your address today/)
  // A minute later it would be refused again.
  expect(refused.headers.get('retry-after')).toBeNull()
  const mails = await jobs.mailsTo(one.person.email)
  expect(mails.length + (await jobs.mailsTo(other.person.email)).length).toBe(6)
  expect(await newPassword(one, newClient())).toBe(200)
  await query('update customers set email_proven_at = now() where email = $1', [other.person.email])
  expect(await newPassword(other)).toBe(200)
})
