import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { createApi } from '../http/create-api.ts'
import { expectDescribed } from './described-answers.ts'

/** A request of a test. Each has another client address unless `client` is given. */
export type Sent = {
  /** Default: POST with a body, else GET. */
  method?: string
  /** Sent as JSON. */
  body?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
  token?: string | undefined
  idempotencyKey?: string | undefined
  client?: string
  locale?: 'ar' | 'en'
}

let clients = 0
/** Returns an unused client address, so that tests do not share limits. */
export function newClient(): string {
  clients += 1
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

let people = 0
/** Somebody who has no account yet. */
export function newPerson() {
  people += 1
  return {
    fname: 'نورة',
    lname: 'القحطاني',
    email: `noura${people}@mail.example`,
    phone: '0501234567',
    password: 'خياطة بلا عيب',
  }
}

/** A logged-in customer that a test created. */
export type TestCustomer = { id: number; email: string; password: string; token: string }

/**
 * The API of one server; a test may open several on one database. `refused`: kinds of the logged rejections; `refusals`: the
 * same with their clients; `heard`: the reported changes, tags as lists.
 */
export function openApi(
  database: PooledDatabase,
  { now = () => new Date(), limits = 'normal' }: { now?: () => Date; limits?: 'normal' | 'relaxed' } = {},
) {
  const rejectedKinds: string[] = []
  const rejections: string[] = []
  const heard: (string | readonly string[])[] = []
  const api = createApi({
    keys: testKeys,
    database,
    publicUrl: 'https://zayy.example',
    now,
    limits,
    clientAddress: (c) => c.req.header('x-test-client') ?? '203.0.113.7',
    report: (error) => console.error(error),
    recordRejection: (kind, client) => {
      rejectedKinds.push(kind)
      rejections.push(`${kind} ${client}`)
    },
    changeListener: {
      changed: () => heard.push('changed'),
      invalidated: (tags) => heard.push(tags),
    },
    checkAnswers: true,
  })
  const send = async (path: string, sent: Sent = {}) => {
    const { body, form, token, idempotencyKey, client = newClient(), locale = 'en' } = sent
    const content = form ?? (body === undefined ? null : JSON.stringify(body))
    const method = sent.method ?? (content === null ? 'GET' : 'POST')
    const answer = await api.request(`https://zayy.example/${locale}/api${path}`, {
      method,
      headers: {
        'x-test-client': client,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...sent.headers,
      },
      body: content,
    })
    const text = await answer.text()
    const answered = JSON.parse(text)
    expectDescribed(method, path, answer.status, answered)
    return {
      status: answer.status,
      body: answered,
      text,
      headers: answer.headers,
      cookies: answer.headers.getSetCookie(),
    }
  }
  const signUp = async (person = newPerson()) => {
    const { status, body } = await send('/signup', { body: person })
    if (status !== 201) throw new Error(`nobody signed up: ${JSON.stringify(body)}`)
    return { person, token: String(body.data.token) }
  }
  const newCustomer = async (given: { email?: string; fname?: string } = {}): Promise<TestCustomer> => {
    const { person, token } = await signUp({ ...newPerson(), ...given })
    const { rows } = await database.$client.query('select id from customers where email = $1', [person.email])
    return { id: Number(rows[0].id), email: person.email, password: person.password, token }
  }
  return { api, send, signUp, newCustomer, rejectedKinds, rejections, heard }
}
