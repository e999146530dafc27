import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { jsonByLocale, jsonList } from './json.ts'
import { type DataOf, type Expression, typed } from './subquery.ts'

/**
 * SQL: a value of the translation in the language of the placeholder `locale`, or else of the other language.
 * @param owner column of the translations that refers to the translated row, whose id is `id`
 */
export function inLanguage<Value extends Expression>(
  value: Value,
  owner: AnyPgColumn,
  id: AnyPgColumn,
): SQL<DataOf<Value>> {
  return firstInLanguage(value, sql`${owner.table} where ${owner} = ${id}`, localeOf(owner.table))
}

/** SQL: the same of a table with one row per language. */
export function oneInLanguage<Value extends Expression>(value: Value, from: PgTable): SQL<DataOf<Value>> {
  return firstInLanguage(value, sql`${from}`, localeOf(from))
}

function firstInLanguage<Value extends Expression>(value: Value, from: SQL, locale: AnyPgColumn) {
  return typed<DataOf<Value>>(
    sql`(select ${value} from ${from} order by ${locale}::text = ${sql.placeholder('locale')} desc limit 1)`,
  )
}

/** SQL: a value of both translations of a row, as a JSON object by language; null if there are none. */
export function byLocale<Value extends Expression>(value: Value, owner: AnyPgColumn, id: AnyPgColumn) {
  return jsonByLocale(localeOf(owner.table), value, { from: owner.table, where: sql`${owner} = ${id}` })
}

/** SQL: the same as a list, Arabic first. */
export function translationList<Value extends Expression>(value: Value, owner: AnyPgColumn, id: AnyPgColumn) {
  const orderBy = localeOf(owner.table)
  return jsonList(value, { from: owner.table, where: sql`${owner} = ${id}`, orderBy })
}

function localeOf(translations: PgTable): AnyPgColumn {
  const { locale } = getTableColumns(translations)
  if (!locale) throw new Error('A table of translations has no column locale')
  return locale
}
