import type { PooledDatabase } from '@zayy/database/database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { createApi } from '../http/create-api.ts'

type Sent = {
  method?: string
  body?: unknown
  form?: FormData | URLSearchParams
  token?: string | undefined
  key?: string
  locale?: 'ar' | 'en'
  headers?: Record<string, string>
}

/** A customer who is logged in, as a test made them. */
export type TestCustomer = { id: number; email: string; password: string; token: string }

/** The API as programs with a token see it, each call from a client address of its own, so that no test uses up another's limits. */
export function customerApi(
  database: PooledDatabase,
  { now = () => new Date(), limits = 'normal' }: { now?: () => Date; limits?: 'normal' | 'relaxed' } = {},
) {
  const api = createApi({
    database,
    publicUrl: 'https://zayy.example',
    now,
    limits,
    keys: testKeys,
    clientAddress: (c) => c.req.header('x-test-client') ?? '',
    report: (fault) => console.error(fault),
    checkAnswers: true,
  })
  let clients = 0
  const newClient = () => {
    clients += 1
    return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
  }
  const send = async (
    path: string,
    { method = 'GET', body, form, token, key, locale = 'en', headers = {} }: Sent = {},
  ) => {
    const answer = await api.request(`https://zayy.example/${locale}/api${path}`, {
      method,
      headers: {
        'x-test-client': newClient(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text), text, headers: answer.headers }
  }
  let people = 0
  /** Signs somebody new up, with an address of their own unless it is given. */
  const newCustomer = async (given: { email?: string; fname?: string } = {}): Promise<TestCustomer> => {
    people += 1
    const person = {
      fname: 'نورة',
      lname: 'القحطاني',
      email: `noura${people}@mail.example`,
      phone: '0501234567',
      password: 'خياطة بلا عيب',
      ...given,
    }
    const { status, body } = await send('/signup', { method: 'POST', body: person })
    if (status !== 201) throw new Error(`nobody was signed up: ${JSON.stringify(body)}`)
    const { rows } = await database.$client.query('select id from customers where email = $1', [person.email])
    return {
      id: Number(rows[0].id),
      email: person.email,
      password: person.password,
      token: String(body.data.token),
    }
  }
  return { send, newCustomer }
}
