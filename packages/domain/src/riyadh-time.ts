/** "The shop's days, years and clock are Riyadh's: three hours before UTC's, all year." */

const hoursAhead = 3

/** How ISO 8601 writes Riyadh's zone, as in `2026-11-21T19:20+03:00`. */
export const riyadhZone = `+0${hoursAhead}:00`

/** The calendar day in Riyadh at an instant, as YYYY-MM-DD. */
export function riyadhDay(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 10)
}

/** An instant as the clock in Riyadh shows it, to the minute that has begun: '2026-11-21 19:20'. It sorts as text. */
export function riyadhMinute(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 16)
}

/** The same to the second that has begun: '2026-11-21 19:20:05'. */
export function riyadhSecond(instantMs: number): string {
  return riyadhClock(instantMs).slice(0, 19)
}

/** The calendar year in Riyadh around an instant: from its first moment until that of the next. */
export function riyadhYear(instantMs: number): { from: Date; until: Date } {
  const year = Number(riyadhDay(instantMs).slice(0, 4))
  return { from: firstMoment(year), until: firstMoment(year + 1) }
}

function firstMoment(year: number): Date {
  return new Date(`${year}-01-01T00:00:00${riyadhZone}`)
}

function riyadhClock(instantMs: number): string {
  return new Date(instantMs + hoursAhead * 3_600_000).toISOString().replace('T', ' ')
}
