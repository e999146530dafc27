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
 * Counts one more try of a code towards the lockout of the whole site, before it is compared. Locks its row until the
 * transaction ends: of many tries at once, on any number of servers, each sees those before.
 * @param times how many times as many failures as usual are allowed
 * @returns whether codes are held back: then it was not counted, and must not be compared
 */
export async function countTowardsLockout(transaction: Executor, times: number): Promise<boolean> {
  const { lockout, now } = await lockoutForUpdate(transaction)
  if (isHeld(lockout, now)) return true
  await keep(transaction, withFailure(lockout, now, MAX_WRONG_CODES * times))
  return false
}

/** Takes so many failures back that came to a right code in the end. */
export async function giveBackToLockout(transaction: Executor, failures: number): Promise<void> {
  const { lockout } = await lockoutForUpdate(transaction)
  await keep(transaction, withoutFailures(lockout, failures))
}

/** Whether codes are held back at this moment. */
export async function areCodesHeld(database: Executor): Promise<boolean> {
  const held = sql`${resetCodeLockout.endsAt} > now()`
  return (await database.$count(resetCodeLockout, held)) > 0
}

/** The lockout's row, locked; made where it is the first time. Times are the database's. */
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
  if (!row) throw new Error('the lockout has no row')
  const lockout = {
    failures: row.failures,
    hours: row.hours,
    decayedAt: row.decayedAt.getTime(),
    endsAt: row.endsAt?.getTime() ?? 0,
  }
  return { lockout, now: row.now.getTime() }
}

async function keep(transaction: Executor, lockout: ResetCodeLockout): Promise<void> {
  const { failures, hours } = lockout
  const endsAt = lockout.endsAt === 0 ? null : new Date(lockout.endsAt)
  await transaction
    .update(resetCodeLockout)
    .set({ failures, hours, decayedAt: new Date(lockout.decayedAt), endsAt })
    .where(onlyRow)
}
