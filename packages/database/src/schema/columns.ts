import type { Halalas } from '@zayy/domain/money'
import { moment } from '@zayy/platform/postgres/columns'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'

/** The two languages that every name of the shop has. */
export const locale = pgEnum('locale', ['ar', 'en'])

/** Translations that are copied into a row, such as the names on an order: {"ar": …, "en": …}. */
export const copiedTranslations = <Text extends string | null = string>(name: string) =>
  jsonb(name).$type<Record<'ar' | 'en', Text>>().notNull()

/** SQL: every column has a text in both languages. */
export const inBothLanguages = (...columns: AnyPgColumn[]): SQL =>
  sql`num_nulls(${sql.join(
    columns.flatMap((column) => [sql`${column}->>'ar'`, sql`${column}->>'en'`]),
    sql`, `,
  )}) = 0`

/** The Markdown that the HTML beside it was made from, for the next export; null if the owner wrote HTML. */
export const sourceMarkdown = (name: string) => text(name)

/** Where a row stands among its like: the order of the owner's file, from 0. */
export const position = () => integer('position').notNull()

/** True for what the owner took out of the shop, or that orders still name: no longer shown, never deleted. */
export const hidden = () => boolean('hidden').notNull().default(false)

/** An amount in halalas; bigint, since the sum of an order may leave 32 bits. */
export const halalas = (name: string) => bigint(name, { mode: 'number' }).$type<Halalas>()

/** When what its page shows last changed: texts, prices, pictures and the like. Kept by triggers, whoever changes them. */
export const changedAt = () => moment('changed_at').notNull().defaultNow()
