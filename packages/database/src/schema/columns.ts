import type { Halalas } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, integer, pgEnum, text, timestamp } from 'drizzle-orm/pg-core'

/** The two languages that every name of the shop has. */
export const locale = pgEnum('locale', ['ar', 'en'])

/** An id that the database gives and that never changes, also when its row is imported again. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Where a row stands among its like: the order of the owner's file, from 0. */
export const position = () => integer('position').notNull()

/** True for what the owner took out of the shop, or that orders still name: no longer shown, never deleted. */
export const hidden = () => boolean('hidden').notNull().default(false)

/** A moment, with its time zone, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was written, by the clock: `now()` is when its transaction began. */
export const writtenAt = (name: string) => moment(name).notNull().default(sql`clock_timestamp()`)

/** An amount in halalas; bigint, since the sum of an order may leave 32 bits. */
export const halalas = (name: string) => bigint(name, { mode: 'number' }).$type<Halalas>().notNull()

/** The words of a text for PostgreSQL's full text search, configuration `simple`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The bytes of a file. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A list of texts in one column, in their order. */
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/**
 * When what its page shows last changed: texts, prices, pictures and the like, whoever changed them. Triggers keep it (migration
 * 0028). null: not known, as for what was there before it was kept.
 */
export const changedAt = () => moment('changed_at').default(sql`now()`)
