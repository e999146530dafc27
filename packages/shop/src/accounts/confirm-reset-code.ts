import { inTransaction } from '@zayy/database/in-transaction'
import { passwordResets } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { invalid } from '../domain-error.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { codeMacBy } from './code-mac.ts'
import { isPassword } from './hash-password.ts'
import { newHashedToken, tokenHash } from './opaque-token.ts'
import { countTowardsLockout, giveBackToLockout } from './reset-code-lockout-row.ts'

/** How often codes of one attempt are tried, right or wrong. */
const MAX_TRIES = 5

/** What a try of a code came to, for whoever watches for guessing: it was compared and wrong, or codes are held back. */
type CodeRefusal = 'wrongCode' | 'codesHeld'

/**
 * @property keys what codes are hashed with
 * @property client whose call it is, as limits count clients
 * @property limitMultiplier multiplies the failures that start the lockout and the hashes that may wait; 1 by default
 * @property onRefused told of tries that were counted, and are refused
 */
export type ConfirmTools = {
  keys: Keys
  client?: string | undefined
  limitMultiplier?: number
  onRefused?: (refusal: CodeRefusal) => void
}

/**
 * Compares a code with the one that was mailed for an attempt, and gives the token that sets a new password, once and within
 * 15 minutes. Every try is counted before it is compared. While codes are held back none is, and the attempt gets a link.
 * @throws DomainError 422, the same for a wrong code and for an attempt that ended, was used or never was; 429 when too many
 *   hashes are under way
 */
export async function confirmResetCode(
  database: Database,
  { attempt, code }: { attempt: string | undefined; code: string },
  { keys, client, limitMultiplier = 1, onRefused = () => {} }: ConfirmTools,
): Promise<string> {
  const attemptHash = tokenHash(attempt ?? '')
  const counted = attemptHash === null ? null : await countTry(database, attemptHash, limitMultiplier)
  if (attemptHash === null || counted === null) throw refused()
  if (counted.held) {
    onRefused('codesHeld')
    throw refused()
  }
  const { id, codeHash, codeKeyVersion } = counted
  // Without a code as much work is done: an address without an account has none.
  const mac = codeMacBy(keys, codeKeyVersion ?? 0, attemptHash, code)
  const right = await isPassword(mac ?? code, mac === undefined ? undefined : (codeHash ?? undefined), {
    client,
    limitMultiplier,
  })
  const token = right && codeHash !== null ? await useCode(database, id, codeHash) : null
  if (token !== null) return token
  onRefused('wrongCode')
  throw refused()
}

type Counted = { id: number; codeHash: string | null; codeKeyVersion: number | null; held: boolean }

/**
 * Counts a try of an attempt and towards the lockout; null where there is none to try any more. In this order, which every
 * transaction keeps that locks both.
 */
async function countTry(
  database: Database,
  attemptHash: string,
  limitMultiplier: number,
): Promise<Counted | null> {
  const { id, tries, codeHash, codeKeyVersion, expiresAt } = passwordResets
  return await inTransaction(database, async (transaction) => {
    const [attempt] = await transaction
      .update(passwordResets)
      .set({ tries: sql`${tries} + 1` })
      .where(
        and(eq(passwordResets.attemptHash, attemptHash), lt(tries, MAX_TRIES), gt(expiresAt, sql`now()`)),
      )
      .returning({ id, codeHash, codeKeyVersion })
    if (!attempt) return null
    const held = await countTowardsLockout(transaction, limitMultiplier)
    if (held) await addJob(transaction, 'reset-link', { resetId: attempt.id }, String(attempt.id))
    return { ...attempt, held }
  })
}

/** Exchanges a code that was right for the token; null where it was used or replaced meanwhile. */
async function useCode(database: Database, resetId: number, codeHash: string): Promise<string | null> {
  const { token, hash } = newHashedToken()
  return await inTransaction(database, async (transaction) => {
    const [used] = await transaction
      .update(passwordResets)
      .set({
        codeHash: null,
        codeKeyVersion: null,
        // What is left of the tries is of no use to anybody.
        expiresAt: sql`now()`,
        tokenHash: hash,
        tokenExpiresAt: sql`now() + interval '15 minutes'`,
      })
      .where(
        and(
          eq(passwordResets.id, resetId),
          eq(passwordResets.codeHash, codeHash),
          isNotNull(passwordResets.customerId),
        ),
      )
      .returning({ tries: passwordResets.tries })
    if (!used) return null
    await giveBackToLockout(transaction, used.tries)
    return token
  })
}

function refused() {
  return invalid({ otp: ['wrongCode'] })
}
