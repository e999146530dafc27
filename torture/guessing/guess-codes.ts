import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { codeIn, doJobs, wrongCodes } from '@zayy/server/api/testing/account-mails'
import { openApi } from '@zayy/server/api/testing/api-client'
import type { Guesser } from './guessers.ts'

/** How many guesses are under way at once. */
const atOnce = 50

/** @property compared how many guesses were held against a code; @property won how many attempts were confirmed */
export type Guessed = { codes: number; guesses: number; compared: number; won: number }

/** An attempt that a guesser holds, and the code that was mailed for it; null where a link was. */
type Attempt = { key: string; code: string | null }

/**
 * Guesses at the codes of one account: attempts are begun as long as a code is mailed, and each is guessed at, 50 times at
 * once. The right code is the last that is tried, so that only who compares too much finds it.
 * @param guessers servers on the same database, taken in turn
 * @param each how many guesses an attempt gets
 */
export async function guessOneAccount(
  database: PooledDatabase,
  guessers: readonly Guesser[],
  each: number,
): Promise<Guessed> {
  await endLockout(database)
  const email = await newAccount(database)
  const sum: Guessed = { codes: 0, guesses: 0, compared: 0, won: 0 }
  for (let attempt = await startAttempt(database, email); attempt.code !== null; ) {
    const list = codesFor(attempt, each).map((code) => ({ attempt: attempt.key, code }))
    const guessed = await guessAll(guessers, list)
    sum.codes += 1
    sum.guesses += each
    sum.compared += guessed.compared
    sum.won += guessed.won
    attempt = await startAttempt(database, email)
  }
  return sum
}

/** Guesses at the codes of many accounts at once, an attempt each; the right code of each is again the last. */
export async function guessManyAccounts(
  database: PooledDatabase,
  guessers: readonly Guesser[],
  { accounts, guesses }: { accounts: number; guesses: number },
): Promise<Guessed> {
  await endLockout(database)
  const attempts: Attempt[] = []
  for (let nth = 0; nth < accounts; nth += 1)
    attempts.push(await startAttempt(database, await newAccount(database)))
  const each = attempts.map((attempt) => ({ attempt, codes: codesFor(attempt, guesses / accounts) }))
  const rounds = Array.from({ length: guesses / accounts }, (_, round) =>
    each.map(({ attempt, codes }) => ({ attempt: attempt.key, code: codes[round] ?? '' })),
  )
  return { codes: accounts, guesses, ...(await guessAll(guessers, rounds.flat())) }
}

type Guess = { attempt: string; code: string }

async function guessAll(
  guessers: readonly Guesser[],
  list: readonly Guess[],
): Promise<{ compared: number; won: number }> {
  const compared = () => guessers.reduce((sum, guesser) => sum + guesser.compared(), 0)
  const before = compared()
  let won = 0
  let next = 0
  const guessOn = async () => {
    while (next < list.length) {
      const nth = next
      next += 1
      const guess = list[nth]
      if (guess && (await guessers[nth % guessers.length]?.guess(guess.attempt, guess.code))) won += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guessOn))
  return { compared: compared() - before, won }
}

/** So many codes, as often over as it takes, of which the last alone is right. */
function codesFor({ code }: Attempt, count: number): string[] {
  const wrong = wrongCodes(code ?? '', 9_999)
  const codes = Array.from({ length: count - 1 }, (_, nth) => wrong[nth % wrong.length] ?? '')
  return [...codes, code ?? '0000']
}

async function newAccount(database: PooledDatabase): Promise<string> {
  return (await openApi(database).signUp()).person.email
}

async function startAttempt(database: PooledDatabase, email: string): Promise<Attempt> {
  const { body } = await openApi(database).send('/forget/password', { body: { email } })
  const jobs = doJobs(database)
  const mails = await jobs.mailsTo(email)
  await jobs.stop()
  return { key: String(body.data.reset), code: codeIn(mails) ?? null }
}

async function endLockout(database: PooledDatabase): Promise<void> {
  await database.$client.query('delete from reset_code_lockout')
}
