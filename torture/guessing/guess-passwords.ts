import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { openApi } from '@zayy/server/api/testing/api-client'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'

/** How many guesses are under way at once. */
const atOnce = 50

/**
 * @property compared how many guesses were held against the password
 * @property known the statuses of logins with the right password on a device that the account knows, while the guesses are made
 * @property strange the status of such a login on another device, after them
 */
export type GuessedPasswords = { guesses: number; compared: number; known: number[]; strange: number }

/**
 * Guesses at the password of one account, each time from another client, over one server.
 * @param clientOf gives the address of a guess
 */
export async function guessPasswords(
  database: PooledDatabase,
  guesses: number,
  clientOf: (nth: number) => string,
): Promise<GuessedPasswords> {
  const { send, refused } = openApi(database)
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
  await Promise.all(Array.from({ length: atOnce }, guessOn))
  const strange = await statusOf(() => send('/login', { body: right }))
  return { guesses, compared: refused.filter((kind) => kind === 'login').length, known, strange }
}

/** An account, and the cookie of the device that signed up. */
async function accountWithDevice(database: PooledDatabase) {
  const { send } = openApi(database)
  const { person } = await openApi(database).signUp()
  const { cookies } = await send('/login', { body: person })
  const cookie = cookies.find((line) => line.startsWith('__Host-known_device='))?.split(';')[0] ?? ''
  return { person, cookie }
}

/** A shop with too much to do says so, and is asked again. */
async function statusOf(call: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await call()
    if (status !== 503) return status
  }
}
