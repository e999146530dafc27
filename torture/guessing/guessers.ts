import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { newClient, openApi } from '@zayy/server/api/testing/api-client'
import { compareFirst } from './compare-first.ts'

const busy = new Set([429, 503])

/** Tries codes on a server. `compared` returns how many codes the server has compared with the mailed one. */
export type Guesser = {
  /** Returns whether the server accepted the code. */
  guess(attempt: string, code: string): Promise<boolean>
  compared(): number
}

/** Guesses through the API of a server on this database, each time from another client address. */
export function guesserOfApi(database: PooledDatabase): Guesser {
  const { send, rejectedKinds } = openApi(database)
  let won = 0
  return {
    guess: async (attempt, code) => {
      const body = { otp: code, reset: attempt }
      let status = 503
      // Repeats the guess while the server sheds it.
      while (busy.has(status)) status = (await send('/confirm/otp', { body, client: newClient() })).status
      if (status !== 200 && status !== 422) throw new Error(`Unexpected status ${status} for a guess`)
      if (status === 200) won += 1
      return status === 200
    },
    compared: () => won + rejectedKinds.filter((kind) => kind === 'wrongCode').length,
  }
}

/** Guesses against a use case that compares before it counts (compare-first.ts). */
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
