import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { newClient, openApi } from '@zayy/server/api/testing/api-client'
import { compareFirst } from './compare-first.ts'

const busy = new Set([429, 503])

/** Tries codes on a server. `compared`: how many codes it has held against the one that was mailed, right ones included. */
export type Guesser = {
  /** Whether the code was taken. */
  guess(attempt: string, code: string): Promise<boolean>
  compared(): number
}

/** Guesses over the API of a server on this database, each time from another client address. */
export function guesserOfApi(database: PooledDatabase): Guesser {
  const { send, refused } = openApi(database)
  let won = 0
  return {
    guess: async (attempt, code) => {
      const body = { otp: code, reset: attempt }
      let status = 503
      // A shop with too much to do says so; who guesses comes again.
      while (busy.has(status)) status = (await send('/confirm/otp', { body, client: newClient() })).status
      if (status !== 200 && status !== 422) throw new Error(`a guess was answered with ${status}`)
      if (status === 200) won += 1
      return status === 200
    },
    compared: () => won + refused.filter((kind) => kind === 'wrongCode').length,
  }
}

/** Guesses at a use case that compares before it counts, as many shops do. */
export function guesserOfBroken(database: PooledDatabase): Guesser {
  let compared = 0
  return {
    guess: (attempt, code) =>
      compareFirst(database, { attempt, code }, () => {
        compared += 1
      }),
    compared: () => compared,
  }
}
