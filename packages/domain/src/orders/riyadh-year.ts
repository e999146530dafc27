/** "This year" is the calendar year in Riyadh: it begins three hours before that of UTC. */

import { riyadhDay } from '../checkout/delivery-dates.ts'

/** The calendar year in Riyadh around an instant: from its first moment until that of the next. */
export function riyadhYear(instantMs: number): { from: Date; until: Date } {
  const year = Number(riyadhDay(instantMs).slice(0, 4))
  return { from: firstMoment(year), until: firstMoment(year + 1) }
}

function firstMoment(year: number): Date {
  return new Date(`${year}-01-01T00:00:00+03:00`)
}
