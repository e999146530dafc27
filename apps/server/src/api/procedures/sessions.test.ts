import { listChanges } from '@zayy/platform/audit/list-changes'
import { revokeAllSessions, revokeSessions } from '@zayy/shop/accounts/end-sessions'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

const { database, query } = await smallShop()
const { send, signUp } = openApi(database)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Listed = { id: number; browser: string | null; system: string | null; current: boolean }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const isLoggedIn = async (token: string) =>
  (await send('/profile', { method: 'GET', headers: bearer(token) })).status === 200
const list = async (token: string): Promise<Listed[]> =>
  (await send('/sessions', { method: 'GET', headers: bearer(token) })).body.data
const end = (token: string, id: number) =>
  send(`/sessions/${id}`, { method: 'DELETE', headers: bearer(token) })

/** Logs somebody in on two devices and lists both logins from the newer one. */
const onTwoDevices = async () => {
  const { person, token: older } = await signUp()
  const answer = await send('/login', { body: person, headers: { 'user-agent': iphone } })
  const newer = String(answer.body.data.token)
  const [own, other] = await list(newer)
  if (!own || !other) throw new Error('there are not two logins')
  return { person, older, newer, own, other }
}

test("lists a customer's sessions by device, newest first, marking the current one", async () => {
  const { person, token } = await signUp()
  await send('/login', { body: person, headers: { 'user-agent': firefox } })
  await send('/login', { body: person, headers: { 'user-agent': '<b>a program</b>' } })
  await signUp()
  const shown = { id: expect.any(Number), created_at: expect.any(String) }
  expect(await list(token)).toEqual([
    { ...shown, browser: null, system: null, current: false },
    { ...shown, browser: 'Firefox', system: 'Linux', current: false },
    { ...shown, browser: null, system: null, current: true },
  ])
})

test('stores only known device names of a user agent', async () => {
  const { person } = await onTwoDevices()
  const rows = await query(
    `select to_jsonb(s)::text as kept from sessions s join customers c on c.id = s.customer_id where c.email = $1`,
    [person.email],
  )
  expect(rows).toHaveLength(2)
  for (const { kept } of rows) expect(kept).not.toMatch(/Mozilla|AppleWebKit|Mobile/)
})

test('does not list an ended session', async () => {
  const { newer, other } = await onTwoDevices()
  await query('update sessions set expires_at = now() where id = $1', [other.id])
  expect((await list(newer)).map(({ current }) => current)).toEqual([true])
  expect((await end(newer, other.id)).status).toBe(404)
})

test('ending one session leaves the others', async () => {
  const { older, newer, other } = await onTwoDevices()
  const { status, body, cookies } = await end(newer, other.id)
  expect({ status, body, cookies }).toEqual({
    status: 200,
    body: { data: {}, message: 'That device is logged out.' },
    cookies: [],
  })
  expect(await Promise.all([older, newer].map(isLoggedIn))).toEqual([false, true])
  expect((await end(newer, other.id)).status).toBe(404)
})

test('ending the current session clears its cookies', async () => {
  const { older, newer, own } = await onTwoDevices()
  const { status, cookies } = await end(newer, own.id)
  expect(status).toBe(200)
  expect(cookies.map((line) => line.split(';')[0])).toEqual(['__Host-token=', 'signed_in='])
  expect(await Promise.all([older, newer].map(isLoggedIn))).toEqual([true, false])
})

test("nobody can end another customer's session", async () => {
  const { older, other } = await onTwoDevices()
  const { token: stranger } = await signUp()
  expect((await end(stranger, other.id)).status).toBe(404)
  expect(await isLoggedIn(older)).toBe(true)
})

test('the owner ends all sessions of one customer or of all', async () => {
  const { person, older, newer } = await onTwoDevices()
  const { token: other } = await signUp()
  expect(await revokeSessions(database, ` ${person.email.toUpperCase()}`, 'Nora')).toBe(2)
  expect(await Promise.all([older, newer, other].map(isLoggedIn))).toEqual([false, false, true])
  expect(await revokeSessions(database, 'nobody@mail.example', 'Nora')).toBeNull()
  expect(await revokeSessions(database, 'nobody', 'Nora')).toBeNull()
  expect(await revokeAllSessions(database, 'Nora')).toBeGreaterThan(0)
  const trail = await listChanges(database, { most: 2 })
  expect(trail).toMatchObject([
    { by: 'Nora', action: 'customer.revoke', subject: 'customers' },
    { by: 'Nora', action: 'customer.revoke', details: { logins: 2 } },
  ])
  expect(JSON.stringify(trail)).not.toContain(person.email)
  expect(await isLoggedIn(other)).toBe(false)
})
