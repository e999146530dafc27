/**
 * "When twenty codes were tried wrongly in short time, wherever, no code is taken for an hour, and for twice as long each time
 * that it happens again within a week; resets go on by mailed links."
 *
 * A code of four digits cannot stand up to many guesses, however many accounts they are spread over. One failure is forgotten
 * each hour: who guesses slowly gets on the order of as many guesses a day as who guesses fast.
 */

const hourMs = 60 * 60_000
const longestHours = 24
const rememberedHours = 7 * 24

/** How many failures hold codes back. */
export const mostWrongCodes = 20

/**
 * All times in milliseconds since 1970.
 * @property failures those that are not forgotten
 * @property countedFrom since when one an hour is forgotten
 * @property heldUntil until when codes are held back; 0: they never were
 * @property heldHours for how long they were held back last
 */
export type ResetCodeLockout = { failures: number; countedFrom: number; heldUntil: number; heldHours: number }

/** Whether no code is taken at this time. */
export function isHeld({ heldUntil }: ResetCodeLockout, now: number): boolean {
  return now < heldUntil
}

/**
 * The lockout after one more failure, while codes are taken.
 * @param most how many failures hold codes back: the last of them is still compared
 */
export function withFailure(lockout: ResetCodeLockout, now: number, most = mostWrongCodes): ResetCodeLockout {
  const hours = Math.max(0, Math.floor((now - lockout.countedFrom) / hourMs))
  const remembered = Math.max(0, lockout.failures - hours)
  const failures = remembered + 1
  if (failures < most) {
    const countedFrom = remembered === 0 ? now : lockout.countedFrom + hours * hourMs
    return { ...lockout, failures, countedFrom }
  }
  const again = now < lockout.heldUntil + rememberedHours * hourMs
  const heldHours = again ? Math.min(longestHours, 2 * lockout.heldHours) : 1
  return { failures: 0, countedFrom: now, heldUntil: now + heldHours * hourMs, heldHours }
}

/** The lockout when so many failures came to a right code in the end: whoever mistyped guessed nothing. */
export function withoutFailures(lockout: ResetCodeLockout, failures: number): ResetCodeLockout {
  return { ...lockout, failures: Math.max(0, lockout.failures - failures) }
}
