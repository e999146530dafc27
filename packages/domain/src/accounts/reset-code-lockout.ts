/**
 * Locks password-reset codes for the whole shop after 20 wrong codes: for an hour, and twice as long each time it happens again
 * within a week. Reset links in mails keep working.
 *
 * A four-digit code cannot withstand many guesses, even if they are spread over many accounts. One failure is forgotten each
 * hour, so slow guessing gets about as many guesses a day as fast guessing.
 */

const HOUR_MS = 60 * 60_000
const MAX_HOURS = 24
const REMEMBERED_HOURS = 7 * 24

/** Failures that start a lockout. */
export const MAX_WRONG_CODES = 20

/**
 * All times in milliseconds since 1970.
 * @property failures failures not yet forgotten
 * @property countedFrom time from which one failure an hour is forgotten
 * @property heldUntil end of the last lockout; 0 if there was none
 * @property heldHours length of the last lockout
 */
export type ResetCodeLockout = { failures: number; countedFrom: number; heldUntil: number; heldHours: number }

export function isHeld({ heldUntil }: ResetCodeLockout, now: number): boolean {
  return now < heldUntil
}

/**
 * Returns the lockout after one more failure. Call it only while codes are accepted.
 * @param most failures that start a lockout; the last of them is still compared
 */
export function withFailure(
  lockout: ResetCodeLockout,
  now: number,
  most = MAX_WRONG_CODES,
): ResetCodeLockout {
  const hours = Math.max(0, Math.floor((now - lockout.countedFrom) / HOUR_MS))
  const remembered = Math.max(0, lockout.failures - hours)
  const failures = remembered + 1
  if (failures < most) {
    const countedFrom = remembered === 0 ? now : lockout.countedFrom + hours * HOUR_MS
    return { ...lockout, failures, countedFrom }
  }
  const again = now < lockout.heldUntil + REMEMBERED_HOURS * HOUR_MS
  const heldHours = again ? Math.min(MAX_HOURS, 2 * lockout.heldHours) : 1
  return { failures: 0, countedFrom: now, heldUntil: now + heldHours * HOUR_MS, heldHours }
}

/** Returns the lockout without the failures that preceded a right code: typing errors are not guesses. */
export function withoutFailures(lockout: ResetCodeLockout, failures: number): ResetCodeLockout {
  return { ...lockout, failures: Math.max(0, lockout.failures - failures) }
}
