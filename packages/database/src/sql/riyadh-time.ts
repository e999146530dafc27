import { gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: what the clock in Riyadh shows at a moment, a timestamp without a zone. */
export function riyadhClock(moment: SQLWrapper): SQL {
  return sql`${moment} at time zone 'Asia/Riyadh'`
}

/**
 * SQL: a moment lies on that day or later, as Riyadh counts them.
 * @param day such as 2026-11-22
 */
export function fromDay(moment: AnyPgColumn, day: string): SQL {
  return gte(moment, startOf(day, 0))
}

/** SQL: a moment lies on that day or before, as Riyadh counts them. */
export function untilDay(moment: AnyPgColumn, day: string): SQL {
  return lt(moment, startOf(day, 1))
}

function startOf(day: string, daysLater: number): SQL {
  return riyadhClock(sql`(${day}::date + ${daysLater}::int)::timestamp`)
}
