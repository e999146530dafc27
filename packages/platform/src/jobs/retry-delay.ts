const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The first delay is short, so that a brief database outage does not cost a buyer a minute. */
const DELAYS_MS = [
  5 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
]
const LAST_DELAY_MS = 6 * HOUR

/**
 * A job is given up only after this many attempts and at this age. RFC 5321, 4.5.4.1, requires retries of mail for at
 * least 4 to 5 days. Attempts alone do not decide, because a crashed server uses one up. Age alone does not decide,
 * because the shop may have been off for a week.
 */
export const GIVE_UP = { attempts: 29, ageMs: 5 * 24 * HOUR }

/**
 * Returns the delay before the next attempt, in milliseconds: 5 s, 1, 2, 5, 15 and 30 min, 1, 2 and 4 h, then always 6
 * h.
 * @param attempts number of attempts so far, at least 1
 */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[attempts - 1] ?? LAST_DELAY_MS
}
