import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, expect, test } from 'vitest'
import { doJobs, newPerson, openAccountApi } from '../testing/account-calls.ts'

const { database } = await smallShop()
const { send, signUp } = openAccountApi(database)
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

test('of changes at once, each address that was the account’s is told once', async () => {
  const signed = await signUp()
  const emails = Array.from({ length: 4 }, () => newPerson().email)
  await Promise.all(emails.map((email) => changeTo(email, signed)))
  const told = await Promise.all([signed.person.email, ...emails].map((email) => jobs.mailsTo(email)))
  expect(told.map(({ length }) => length).sort()).toEqual([0, 1, 1, 1, 1])
  expect(told[0]).toHaveLength(1)
})
