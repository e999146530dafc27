import { inTransaction } from '@zayy/database/in-transaction'
import { passwordResets } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { invalid } from '../domain-error.ts'
import { codeMacOfVersion } from './code-mac.ts'
import { isPassword } from './hash-password.ts'
import { newHashedToken, tokenHash } from './opaque-token.ts'
import { countTowardsLockout, removeFromLockout } from './reset-code-lockout-row.ts'

/** Codes tried per attempt, right or wrong. */
const MAX_TRIES = 5

/** Why a code was rejected: it was wrong, or the lockout is active. */
type CodeRefusal = 'wrongCode' | 'codesHeld'

/**
 * @property keys sign the codes
 * @property client rate-limit key of the caller
 * @property limitMultiplier multiplies the failures that start the lockout and the hashes that may wait; 1 by
 *   default
 * @property onRefused called for each rejected try that was counted
 */
export type ConfirmTools = {
  keys: Keys
  client?: string | undefined
  limitMultiplier?: number
  onRefused?: (refusal: CodeRefusal) => void
}

/**
 * Exchanges a mailed code for a token that sets a new password, once, within 15 minutes. Counts each try
 * before comparing the code. During a lockout, compares nothing and mails a link instead.
 * @throws DomainError 422, the same for a wrong code and an ended, used or unknown attempt; 429 when too many
 *   passwords are being hashed
 */
export async function confirmResetCode(
  database: Database,
  { attempt, code }: { attempt: string | undefined; code: string },
  { keys, client, limitMultiplier = 1, onRefused = () => {} }: ConfirmTools,
): Promise<string> {
  const attemptHash = tokenHash(attempt ?? '')
  const counted = attemptHash === null ? null : await countTry(database, attemptHash, limitMultiplier)
  if (attemptHash === null || counted === null) throw refused()
  if (counted.isHeld) {
    onRefused('codesHeld')
    throw refused()
  }
  const { id, codeHash, codeKeyVersion } = counted
  // Takes equally long without a code, so that timing does not reveal whether an account exists.
  const mac = codeMacOfVersion(keys, codeKeyVersion ?? 0, attemptHash, code)
  const isRight = await isPassword(mac ?? code, mac === undefined ? undefined : (codeHash ?? undefined), {
    client,
    limitMultiplier,
  })
  const token = isRight && codeHash !== null ? await useCode(database, id, codeHash) : null
  if (token !== null) return token
  onRefused('wrongCode')
  throw refused()
}

/**
 * Counts a try of an attempt and towards the lockout; null if the attempt has ended. Transactions that lock
 * both rows lock them in this order, to avoid deadlocks.
 */
async function countTry(database: Database, attemptHash: string, limitMultiplier: number) {
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
    const isHeld = await countTowardsLockout(transaction, limitMultiplier)
    if (isHeld) await addJob(transaction, 'reset-link', { resetId: attempt.id }, String(attempt.id))
    return { ...attempt, isHeld }
  })
}

/** Exchanges a correct code for the token; null if it was used or replaced meanwhile. */
async function useCode(database: Database, resetId: number, codeHash: string): Promise<string | null> {
  const { token, hash } = newHashedToken()
  return await inTransaction(database, async (transaction) => {
    const [used] = await transaction
      .update(passwordResets)
      .set({
        codeHash: null,
        codeKeyVersion: null,
        // Ends the remaining tries.
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
    await removeFromLockout(transaction, used.tries)
    return token
  })
}

function refused() {
  return invalid({ otp: ['wrongCode'] })
}
