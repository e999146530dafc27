import { gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: local time in Riyadh, a timestamp without time zone. */
export function riyadhClock(moment: SQLWrapper): SQL {
  return sql`${moment} at time zone 'Asia/Riyadh'`
}

/**
 * SQL: the moment is on or after a day in Riyadh.
 * @param day such as 2026-11-22
 */
export function fromDay(moment: AnyPgColumn, day: string): SQL {
  return gte(moment, startOf(day, 0))
}

/** SQL: the moment is on or before a day in Riyadh. */
export function untilDay(moment: AnyPgColumn, day: string): SQL {
  return lt(moment, startOf(day, 1))
}

function startOf(day: string, daysLater: number): SQL {
  return riyadhClock(sql`(${day}::date + ${daysLater}::int)::timestamp`)
}
