import type { PooledDatabase } from '@zayy/database/database'
import { runJobs } from '@zayy/shop/jobs/run-jobs'
import type { Mail } from '@zayy/shop/mail/mail'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { createApi } from '../http/create-api.ts'

/** A call as it is sent: POST and JSON unless told otherwise; each from a client address of its own unless one is given. */
export type Sent = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  client?: string
  locale?: 'ar' | 'en'
}

let clients = 0
/** A client address of its own, so that no test uses up another's limits. */
export function newClient(): string {
  clients += 1
  return `198.51.${Math.floor(clients / 256)}.${clients % 256}`
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

/**
 * One server of a shop with limits as usual; any number may be opened on one database. `refused`: what it noted down;
 * `refusals`: the same with the client of each.
 */
export function openAccountApi(database: PooledDatabase) {
  const refused: string[] = []
  const refusals: string[] = []
  const api = createApi({
    keys: testKeys,
    database,
    publicUrl: 'https://zayy.example',
    now: () => new Date('2026-11-22T10:00:00Z'),
    limits: 'normal',
    clientAddress: (c) => c.req.header('x-test-client') ?? '203.0.113.7',
    report: (fault) => console.error(fault),
    noteRefusal: (kind, client) => {
      refused.push(kind)
      refusals.push(`${kind} ${client}`)
    },
    checkAnswers: true,
  })
  const send = async (
    path: string,
    { method = 'POST', body, headers = {}, client = newClient(), locale = 'en' }: Sent = {},
  ) => {
    const answer = await api.request(`https://zayy.example/${locale}/api${path}`, {
      method,
      headers: { 'x-test-client': client, 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: JSON.parse(text),
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
  return { api, send, signUp, refused, refusals }
}

/** Does the jobs of a database until `stop`. `mailsTo` waits until none is due, and gives what somebody got, oldest first. */
export function doJobs(database: PooledDatabase) {
  const mails: Mail[] = []
  const jobs = runJobs(database, {
    keys: testKeys,
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onError: (error) => console.error(error),
    timing: { pollMs: 20 },
  })
  const done = async () => {
    for (;;) {
      const { rows } = await database.$client.query('select from jobs where given_up is null limit 1')
      if (rows.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const mailsTo = async (email: string) => {
    await done()
    return mails.filter(({ to }) => to === email)
  }
  return { mailsTo, done, stop: jobs.stop }
}

/** The code in the latest mail that has one; undefined without such a mail. */
export function codeIn(mails: readonly Mail[]): string | undefined {
  return mails.flatMap(({ text }) => /^\u2066?(\d{4})\u2069?$/m.exec(text)?.[1] ?? []).at(-1)
}

/** The token in the latest mail that has a link with one; undefined without such a mail. */
export function tokenIn(mails: readonly Mail[]): string | undefined {
  return mails.flatMap(({ text }) => /\/auth\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ?? []).at(-1)
}

/** As many codes as asked for, none of which is the one given. */
export function wrongCodes(code: string, count: number): string[] {
  const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'))
  return all.filter((other) => other !== code).slice(0, count)
}
