import { resetCodeLockout } from '@zayy/database/schema/accounts'
import {
  isHeld,
  MAX_WRONG_CODES,
  type ResetCodeLockout,
  withFailure,
  withoutFailures,
} from '@zayy/domain/accounts/reset-code-lockout'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

const onlyRow = eq(resetCodeLockout.id, 1)

/**
 * Counts one try of a code towards the site-wide lockout, before it is compared. Locks the row until the
 * transaction ends, so that concurrent tries see each other.
 * @param limitMultiplier multiplies the failures that start the lockout
 * @returns whether the lockout is active: the try was not counted and the code must not be compared
 */
export async function countTowardsLockout(transaction: Executor, limitMultiplier: number): Promise<boolean> {
  const { lockout, now } = await lockoutForUpdate(transaction)
  if (isHeld(lockout, now)) return true
  await save(transaction, withFailure(lockout, now, MAX_WRONG_CODES * limitMultiplier))
  return false
}

/** Removes the failures of an attempt that ended in a correct code. */
export async function removeFromLockout(transaction: Executor, failures: number): Promise<void> {
  const { lockout } = await lockoutForUpdate(transaction)
  await save(transaction, withoutFailures(lockout, failures))
}

export async function isResetLockedOut(database: Executor): Promise<boolean> {
  const held = sql`${resetCodeLockout.endsAt} > now()`
  return (await database.$count(resetCodeLockout, held)) > 0
}

/** Locks the lockout's row, creating it if needed. Times are the database's. */
async function lockoutForUpdate(transaction: Executor): Promise<{ lockout: ResetCodeLockout; now: number }> {
  const { failures, decayedAt, endsAt, hours } = resetCodeLockout
  const [row] = await transaction
    .insert(resetCodeLockout)
    .values({ id: 1 })
    .onConflictDoUpdate({ target: resetCodeLockout.id, set: { id: 1 } })
    .returning({
      failures,
      hours,
      decayedAt,
      endsAt,
      now: sql`clock_timestamp()`.mapWith(resetCodeLockout.decayedAt),
    })
  if (!row) throw new Error('Lockout row not upserted')
  const lockout = {
    failures: row.failures,
    hours: row.hours,
    decayedAt: row.decayedAt.getTime(),
    endsAt: row.endsAt?.getTime() ?? 0,
  }
  return { lockout, now: row.now.getTime() }
}

async function save(transaction: Executor, lockout: ResetCodeLockout): Promise<void> {
  const { failures, hours } = lockout
  const endsAt = lockout.endsAt === 0 ? null : new Date(lockout.endsAt)
  await transaction
    .update(resetCodeLockout)
    .set({ failures, hours, decayedAt: new Date(lockout.decayedAt), endsAt })
    .where(onlyRow)
}
