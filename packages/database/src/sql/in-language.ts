import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type DataOf, type Expression, typed } from './subquery.ts'

type Translations = PgTable & { locale: AnyPgColumn }

/** SQL: a value of the translation in the language of the placeholder `locale`, or else of the other language. */
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
