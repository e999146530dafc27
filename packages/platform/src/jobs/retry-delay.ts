const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The first is short: a database that was away for a moment must not cost a buyer a minute. */
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
 * A job is given up after so many attempts, and not before it is so old: RFC 5321, 4.5.4.1, has mail tried for at
 * least 4 to 5 days. Attempts alone do not count, since a server that is killed with a job in hand uses one up; age
 * alone does not, since the shop may have been off for a week.
 */
export const GIVE_UP = { attempts: 29, ageMs: 5 * 24 * HOUR }

/**
 * How long a job that failed waits, in milliseconds: 5 s, 1, 2, 5, 15 and 30 min, 1, 2 and 4 h, then always 6 h.
 * @param attempts how often it was tried, 1 or more
 */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[attempts - 1] ?? LAST_DELAY_MS
}
