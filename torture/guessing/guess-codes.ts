import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { codeIn, doJobs, wrongCodes } from '@zayy/server/api/testing/account-mails'
import { openApi } from '@zayy/server/api/testing/api-client'
import type { Guesser } from './guessers.ts'

const CONCURRENT_GUESSES = 50

/** @property compared number of guesses compared with a code; @property won number of confirmed attempts */
export type Guessed = { codes: number; guesses: number; compared: number; won: number }

/** A reset attempt and its mailed code; null if the mail had a link instead. */
type Attempt = { key: string; code: string | null }

/**
 * Guesses the codes of one account. Starts attempts as long as the shop mails codes, and guesses each, 50 guesses at a
 * time. The right code comes last, so that only a server that compares too many guesses accepts it.
 * @param guessers servers on the same database, used in turn
 * @param each number of guesses per attempt
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

/** Guesses the codes of many accounts at once, one attempt each. The right code of each comes last. */
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
  await Promise.all(Array.from({ length: CONCURRENT_GUESSES }, guessOn))
  return { compared: compared() - before, won }
}

/** Returns `count` codes, repeated if necessary. Only the last one is right. */
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
