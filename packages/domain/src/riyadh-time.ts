/** Riyadh time: UTC+3 all year. */

const UTC_OFFSET_HOURS = 3

/** ISO 8601 offset of Riyadh, as in `2026-11-21T19:20+03:00`. */
export const riyadhZone = `+0${UTC_OFFSET_HOURS}:00`

/** Returns the calendar day in Riyadh as YYYY-MM-DD. */
export function riyadhDay(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 10)
}

/** Returns Riyadh time, rounded down to the minute: '2026-11-21 19:20'. Sorts as text. */
export function riyadhMinute(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 16)
}

/** Returns Riyadh time, rounded down to the second: '2026-11-21 19:20:05'. */
export function riyadhSecond(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 19)
}

/** Returns the Riyadh calendar year of an instant, from its first instant (inclusive) to that of the next (exclusive). */
export function riyadhYear(instantMs: number): { from: Date; until: Date } {
  const year = Number(riyadhDay(instantMs).slice(0, 4))
  return { from: firstMoment(year), until: firstMoment(year + 1) }
}

function firstMoment(year: number): Date {
  return new Date(`${year}-01-01T00:00:00${riyadhZone}`)
}

function riyadhClock(instantMs: number): string {
  return new Date(instantMs + UTC_OFFSET_HOURS * 3_600_000).toISOString().replace('T', ' ')
}
