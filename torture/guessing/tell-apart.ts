import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { codeIn, doJobs, wrongCodes } from '@zayy/server/api/testing/account-mails'
import { newPerson, openApi } from '@zayy/server/api/testing/api-client'
import { rankShare, timeInTurns } from '@zayy/server/api/testing/rank-share'

/** @property share share of pairs in which the call took longer for the address with an account; 0.5 means no difference */
export type ToldApart = { call: string; share: number }

/** Measures whether the time of a call reveals if an address has an account, over `pairs` alternating pairs. */
export async function tellApart(database: PooledDatabase, pairs: number): Promise<ToldApart[]> {
  const { send, signUp } = openApi(database)
  const known = (await signUp()).person.email
  const unknown = newPerson().email
  const forget = async (email: string) =>
    String((await send('/forget/password', { body: { email } })).body.data.reset)
  const attempts = { known: await forget(known), unknown: await forget(unknown) }
  const jobs = doJobs(database)
  const [wrong] = wrongCodes(codeIn(await jobs.mailsTo(known)) ?? '', 1)
  await jobs.stop()
  const logIn = (email: string) => send('/login', { body: { email, password: 'not this one' } })
  const confirm = (reset: string) => send('/confirm/otp', { body: { otp: wrong, reset } })
  const forgetTries = async () => {
    await database.$client.query('delete from reset_code_lockout')
    await database.$client.query('update password_resets set tries = 0')
    await database.$client.query('delete from rate_limits')
  }
  const share = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const times = await timeInTurns(pairs, first, second, forgetTries)
    return Math.round(1_000 * rankShare(times.first, times.second)) / 1_000
  }
  return [
    {
      call: 'POST /login',
      share: await share(
        () => logIn(known),
        () => logIn(unknown),
      ),
    },
    {
      call: 'POST /forget/password',
      share: await share(
        () => forget(known),
        () => forget(unknown),
      ),
    },
    {
      call: 'POST /confirm/otp',
      share: await share(
        () => confirm(attempts.known),
        () => confirm(attempts.unknown),
      ),
    },
  ]
}
