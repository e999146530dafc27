import { smallShop } from '@zayy/shop/testing/small-shop'
import { codeIn, doJobs, wrongCodes } from './account-mails.ts'
import { newPerson, openApi } from './api-client.ts'

export type Who = 'known' | 'unknown'

export type Answer = Awaited<ReturnType<ReturnType<typeof openApi>['send']>>

/** Name, call and preparation of each call that must not reveal who has an account. */
type AddressCall = [string, (who: Who) => Promise<Answer>, () => Promise<unknown>]

/** Makes a shop with one account, and returns the calls for its address and for one without an account. */
export async function callsOfKnownAndUnknown(): Promise<AddressCall[]> {
  const { database } = await smallShop()
  const { send, signUp } = openApi(database)
  const people = { known: (await signUp()).person, unknown: newPerson() }
  const forget = (who: Who) => send('/forget/password', { body: { email: people[who].email } })
  const startOf = async (who: Who) => String((await forget(who)).body.data.reset)
  const attempts = { known: await startOf('known'), unknown: await startOf('unknown') }
  // The mail to the known address has to be sent before the calls.
  const jobs = doJobs(database)
  const code = codeIn(await jobs.mailsTo(people.known.email)) ?? ''
  await jobs.stop()
  const [wrong] = wrongCodes(code, 1)

  /** As if nothing had been tried yet. */
  const forgetTries = async () => {
    await database.$client.query('delete from reset_code_lockout')
    await database.$client.query('update password_resets set tries = 0')
    await database.$client.query('delete from rate_limits')
  }
  const hold = () =>
    database.$client.query(
      `insert into reset_code_lockout (ends_at, hours) values (now() + interval '1 hour', 1)
       on conflict (id) do update set ends_at = excluded.ends_at`,
    )
  const logIn = (who: Who) => send('/login', { body: { email: people[who].email, password: 'not this one' } })
  const confirm = (who: Who) => send('/confirm/otp', { body: { otp: wrong, reset: attempts[who] } })
  return [
    ['a wrong login', logIn, forgetTries],
    ['a forgotten password', forget, forgetTries],
    ['a wrong code', confirm, forgetTries],
    ['a code while codes are held back', confirm, async () => forgetTries().then(hold)],
  ]
}
