import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { openApi } from '@zayy/server/api/testing/api-client'

const CONCURRENT_GUESSES = 50

/**
 * @property compared number of guesses compared with the password
 * @property known statuses of logins with the right password from a known device, during the guesses
 * @property strange status of such a login from an unknown device, after the guesses
 */
export type GuessedPasswords = { guesses: number; compared: number; known: number[]; strange: number }

/**
 * Guesses the password of one account through one server, each time from another client address.
 * @param clientOf returns the client address of the nth guess
 */
export async function guessPasswords(
  database: PooledDatabase,
  guesses: number,
  clientOf: (nth: number) => string,
): Promise<GuessedPasswords> {
  const { send, rejectedKinds } = openApi(database)
  const { person, cookie } = await accountWithDevice(database)
  const right = { email: person.email, password: person.password }
  const known: number[] = []
  let next = 0
  const guessOn = async () => {
    while (next < guesses) {
      const nth = next
      next += 1
      const body = { email: person.email, password: `not this one ${nth}` }
      await send('/login', { body, client: rateLimitKey(clientOf(nth)) })
      if (nth % Math.ceil(guesses / 5) === 0)
        known.push(await statusOf(() => send('/login', { body: right, headers: { cookie } })))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_GUESSES }, guessOn))
  const strange = await statusOf(() => send('/login', { body: right }))
  return { guesses, compared: rejectedKinds.filter((kind) => kind === 'login').length, known, strange }
}

async function accountWithDevice(database: PooledDatabase) {
  const { send } = openApi(database)
  const { person } = await openApi(database).signUp()
  const { cookies } = await send('/login', { body: person })
  const cookie = cookies.find((line) => line.startsWith('__Host-known_device='))?.split(';')[0] ?? ''
  return { person, cookie }
}

/** Repeats a call until the shop no longer sheds it (503). */
async function statusOf(call: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await call()
    if (status !== 503) return status
  }
}
