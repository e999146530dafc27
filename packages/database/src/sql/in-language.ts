import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type DataOf, type Expression, typed } from './subquery.ts'

/** A table with a row for each language. */
type Translations = PgTable & { locale: AnyPgColumn }

/**
 * SQL: a value of the translation in the language that is asked for, the placeholder `locale`, else in the other. The import
 * gives every row its translations, so that there is one.
 */
export function inLanguage<Value extends Expression>(
  value: Value,
  from: Translations,
  where?: SQL,
): SQL<DataOf<Value>> {
  const condition = where ? sql` where ${where}` : sql``
  return typed(
    sql`(select ${value} from ${from}${condition} order by ${from.locale}::text = ${sql.placeholder('locale')} desc limit 1)`,
  )
}
