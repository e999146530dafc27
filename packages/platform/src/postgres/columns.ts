import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A generated id; it stays the same when its row is imported again. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** A moment, with its time zone, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was written, by the clock: `now()` is when its transaction began. */
export const writtenAt = (name: string) => moment(name).notNull().default(sql`clock_timestamp()`)

/** The words of a text for PostgreSQL's full text search, configuration `simple`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The bytes of a file. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A list of texts in one column, in their order. */
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)
