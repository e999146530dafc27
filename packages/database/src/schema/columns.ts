import type { Halalas } from '@zayy/domain/money'
import { moment } from '@zayy/platform/postgres/columns'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'

/** The two languages that every name in the shop has. */
export const locale = pgEnum('locale', ['ar', 'en'])

/** Translations copied into a row, such as the names on an order: {"ar": …, "en": …}. */
export const copiedTranslations = <Text extends string | null = string>(name: string) =>
  jsonb(name).$type<Record<'ar' | 'en', Text>>().notNull()

/** SQL: every column has a text in both languages. */
export const inBothLanguages = (...columns: AnyPgColumn[]): SQL =>
  sql`num_nulls(${sql.join(
    columns.flatMap((column) => [sql`${column}->>'ar'`, sql`${column}->>'en'`]),
    sql`, `,
  )}) = 0`

/** The Markdown source of the HTML in the column before, for the export; null if the owner wrote HTML. */
export const sourceMarkdown = (name: string) => text(name)

/** Place in the order of the owner's file, from 0. */
export const position = () => integer('position').notNull()

/** True if the owner removed the row from the files. Orders may refer to it, so it is never deleted. */
export const hidden = () => boolean('hidden').notNull().default(false)

/** An amount in halalas. bigint, because the total of an order can exceed 32 bits. */
export const halalas = (name: string) => bigint(name, { mode: 'number' }).$type<Halalas>()

/** When the content of its page last changed (texts, prices, images …). Set by triggers. */
export const changedAt = () => moment('changed_at').notNull().defaultNow()

export const referenceTo = (name: string, row: () => AnyPgColumn) => integer(name).notNull().references(row)

/** The id of the row that this one belongs to and is deleted with. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  integer(name).notNull().references(whole, { onDelete: 'cascade' })
