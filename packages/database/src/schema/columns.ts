import type { Halalas } from '@zayy/domain/money'
import { moment } from '@zayy/platform/postgres/columns'
import { bigint, boolean, integer, pgEnum } from 'drizzle-orm/pg-core'

/** The two languages that every name of the shop has. */
export const locale = pgEnum('locale', ['ar', 'en'])

/** Where a row stands among its like: the order of the owner's file, from 0. */
export const position = () => integer('position').notNull()

/** True for what the owner took out of the shop, or that orders still name: no longer shown, never deleted. */
export const hidden = () => boolean('hidden').notNull().default(false)

/** An amount in halalas; bigint, since the sum of an order may leave 32 bits. */
export const halalas = (name: string) => bigint(name, { mode: 'number' }).$type<Halalas>()

/** When what its page shows last changed: texts, prices, pictures and the like. Kept by triggers, whoever changes them. */
export const changedAt = () => moment('changed_at').notNull().defaultNow()
