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
 * @property decayedAt when failures were last forgotten, which is one an hour
 * @property endsAt end of the last lockout; 0 if there was none
 * @property hours length of the last lockout
 */
export type ResetCodeLockout = { failures: number; decayedAt: number; endsAt: number; hours: number }

export function isHeld({ endsAt }: ResetCodeLockout, now: number): boolean {
  return now < endsAt
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
  const passed = Math.max(0, Math.floor((now - lockout.decayedAt) / HOUR_MS))
  const remembered = Math.max(0, lockout.failures - passed)
  const failures = remembered + 1
  if (failures < most) {
    const decayedAt = remembered === 0 ? now : lockout.decayedAt + passed * HOUR_MS
    return { ...lockout, failures, decayedAt }
  }
  const again = now < lockout.endsAt + REMEMBERED_HOURS * HOUR_MS
  const hours = again ? Math.min(MAX_HOURS, 2 * lockout.hours) : 1
  return { failures: 0, decayedAt: now, endsAt: now + hours * HOUR_MS, hours }
}

/** Returns the lockout without the failures that preceded a right code: typing errors are not guesses. */
export function withoutFailures(lockout: ResetCodeLockout, failures: number): ResetCodeLockout {
  return { ...lockout, failures: Math.max(0, lockout.failures - failures) }
}
