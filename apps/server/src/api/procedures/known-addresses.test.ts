import { recordedStatements } from '@zayy/platform/postgres/testing/recorded-statements'
import { hashAtFullCost } from '@zayy/shop/accounts/testing/quick-argon2'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { codeIn, doJobs, wrongCodes } from '../testing/account-mails.ts'
import { newPerson, openApi } from '../testing/api-client.ts'
import { rankShare, timeInTurns } from '../testing/rank-share.ts'

hashAtFullCost()
const { database } = await smallShop()
const { send, signUp } = openApi(database)
const { person: known } = await signUp()
const unknown = newPerson()

/** Starts an attempt for each address, after the mail to the known one was sent. */
async function startAttempts() {
  const start = async (email: string) =>
    String((await send('/forget/password', { body: { email } })).body.data.reset)
  const attempts = { known: await start(known.email), unknown: await start(unknown.email) }
  const jobs = doJobs(database)
  const code = codeIn(await jobs.mailsTo(known.email)) ?? ''
  await jobs.stop()
  return { ...attempts, wrong: wrongCodes(code, 1)[0] }
}
const attempts = await startAttempts()

/** As if nothing had been tried yet. */
const forgetTries = async () => {
  await database.$client.query('delete from reset_code_lockout')
  await database.$client.query('update password_resets set tries = 0')
  await database.$client.query('delete from rate_limits')
}

type Who = 'known' | 'unknown'
const people = { known, unknown }
const logIn = (who: Who) => send('/login', { body: { email: people[who].email, password: 'not this one' } })
const forget = (who: Who) => send('/forget/password', { body: { email: people[who].email } })
const confirm = (who: Who) => send('/confirm/otp', { body: { otp: attempts.wrong, reset: attempts[who] } })
const hold = () =>
  database.$client.query(
    `insert into reset_code_lockout (ends_at, hours) values (now() + interval '1 hour', 1)
     on conflict (id) do update set ends_at = excluded.ends_at`,
  )

const calls: [string, (who: Who) => Promise<Awaited<ReturnType<typeof send>>>, () => Promise<unknown>][] = [
  ['a wrong login', logIn, forgetTries],
  ['a forgotten password', forget, forgetTries],
  ['a wrong code', confirm, forgetTries],
  ['a code while codes are held back', confirm, async () => forgetTries().then(hold)],
]

/** Removes the attempt's key and the request's id, which differ in every response. */
function comparable({ status, text, headers }: Awaited<ReturnType<typeof send>>) {
  const secret = /[\w-]{43}/g
  const sent = [...headers].filter(([name]) => name !== 'x-request-id')
  return {
    status,
    text: text.replace(secret, '…'),
    headers: sent.map(([name, value]) => [name, value.replace(secret, '…')]),
  }
}

test.each(calls)('%s responds alike for known and unknown addresses', async (_, call, before) => {
  await before()
  const answers = [await call('known'), await call('unknown')].map(comparable)
  expect(answers[1]).toEqual(answers[0])
})

test.each(calls)('%s runs the same statements for known and unknown addresses', async (_, call, before) => {
  const statementsOf = async (who: Who) => {
    await before()
    return await recordedStatements(() => call(who))
  }
  const [first, second] = [await statementsOf('known'), await statementsOf('unknown')]
  expect(first.length).toBeGreaterThan(1)
  expect(second).toEqual(first)
})

test.each(calls)('%s takes as long for known and unknown addresses', async (_, call, before) => {
  const times = await timeInTurns(
    60,
    () => call('known'),
    () => call('unknown'),
    before,
  )
  // Equal timings exceed these bounds by chance once in some hundred thousand runs.
  const share = rankShare(times.first, times.second)
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.75)
})
