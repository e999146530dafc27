import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

const { database } = await smallShop()
const api = openApi(database)

const password = 'خياطة بلا عيب'

const send = (path: string, method: 'GET' | 'POST', headers: Record<string, string>, body?: object) =>
  api.send(path, { method, headers, body })

const signUp = async (email: string): Promise<string> => {
  const person = { fname: 'نورة', lname: 'القحطاني', email, phone: '0501234567', password }
  return (await send('/signup', 'POST', {}, person)).body.data.token
}

const isLoggedIn = async (token: string) =>
  (await send('/profile', 'GET', { authorization: `Bearer ${token}` })).status === 200

test('logging out everywhere ends all sessions of this customer only', async () => {
  const first = await signUp('noura@mail.example')
  const second = (await send('/login', 'POST', {}, { email: 'noura@mail.example', password })).body.data.token
  const other = await signUp('huda@mail.example')

  const { status, body, cookies } = await send('/logout/everywhere', 'POST', {
    authorization: `Bearer ${second}`,
  })
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: {}, message: 'You are logged out on all devices.' },
  })
  expect(cookies.map((line) => line.split(';')[0])).toEqual(['__Host-token=', 'signed_in='])
  expect(await Promise.all([first, second, other].map(isLoggedIn))).toEqual([false, false, true])
})

test('a page of another site cannot log anybody out', async () => {
  const token = await signUp('sara@mail.example')
  const { status } = await send('/logout/everywhere', 'POST', {
    cookie: `__Host-token=${token}`,
    'sec-fetch-site': 'cross-site',
  })
  expect(status).toBe(403)
  expect(await isLoggedIn(token)).toBe(true)
})
