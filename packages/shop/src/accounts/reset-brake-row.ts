import type { Executor } from '@zayy/database/database'
import { resetBrake } from '@zayy/database/schema/accounts'
import {
  isHeld,
  mostWrongCodes,
  type ResetBrake,
  withFailure,
  withoutFailures,
} from '@zayy/domain/accounts/reset-brake'
import { eq, sql } from 'drizzle-orm'

const onlyRow = eq(resetBrake.id, 1)

/**
 * Counts one more try of a code towards the brake of the whole site, before it is compared. Locks the brake's row until the
 * transaction ends: of many tries at once, on any number of servers, each sees those before.
 * @param times how many times as many failures as usual are allowed
 * @returns whether codes are held back: then it was not counted, and must not be compared
 */
export async function countTowardsBrake(transaction: Executor, times: number): Promise<boolean> {
  const { brake, now } = await lockedBrake(transaction)
  if (isHeld(brake, now)) return true
  await keep(transaction, withFailure(brake, now, mostWrongCodes * times))
  return false
}

/** Takes so many failures back that came to a right code in the end. */
export async function giveBackToBrake(transaction: Executor, failures: number): Promise<void> {
  const { brake } = await lockedBrake(transaction)
  await keep(transaction, withoutFailures(brake, failures))
}

/** Whether codes are held back at this moment. */
export async function areCodesHeld(database: Executor): Promise<boolean> {
  const held = sql`${resetBrake.heldUntil} > now()`
  return (await database.$count(resetBrake, held)) > 0
}

/** The brake's row, locked; made where it is the first time. Times are the database's. */
async function lockedBrake(transaction: Executor): Promise<{ brake: ResetBrake; now: number }> {
  const { failures, countedFrom, heldUntil, heldHours } = resetBrake
  const [row] = await transaction
    .insert(resetBrake)
    .values({ id: 1 })
    .onConflictDoUpdate({ target: resetBrake.id, set: { id: 1 } })
    .returning({
      failures,
      heldHours,
      countedFrom,
      heldUntil,
      now: sql`clock_timestamp()`.mapWith(resetBrake.countedFrom),
    })
  if (!row) throw new Error('the brake has no row')
  const brake = {
    failures: row.failures,
    heldHours: row.heldHours,
    countedFrom: row.countedFrom.getTime(),
    heldUntil: row.heldUntil?.getTime() ?? 0,
  }
  return { brake, now: row.now.getTime() }
}

async function keep(transaction: Executor, brake: ResetBrake): Promise<void> {
  const { failures, heldHours } = brake
  const heldUntil = brake.heldUntil === 0 ? null : new Date(brake.heldUntil)
  await transaction
    .update(resetBrake)
    .set({ failures, heldHours, countedFrom: new Date(brake.countedFrom), heldUntil })
    .where(onlyRow)
}
