import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A generated id; it stays the same when its row is imported again. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Time of the statement. `now()` would be the start of its transaction. */
export const writtenAt = (name: string) => moment(name).notNull().default(sql`clock_timestamp()`)

/** The words of a text for PostgreSQL's full text search, configuration `simple`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)
