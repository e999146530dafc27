import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type DataOf, type Expression, fromWhere, type Rows, typed } from './subquery.ts'

/** SQL: a JSON object, such as `jsonObject({ from: priceTiers.from, price: priceTiers.price })`. */
export function jsonObject<Fields extends Record<string, Expression>>(
  fields: Fields,
): SQL<{ [Key in keyof Fields]: DataOf<Fields[Key]> }> {
  const pairs = Object.entries(fields).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`)
  return typed(sql`json_build_object(${sql.join(pairs, sql`, `)})`)
}

/** SQL: a value per row as a JSON list; an empty list if there are no rows. */
export function jsonList<Value extends Expression>(
  value: Value,
  { orderBy, ...rows }: Rows & { orderBy: Expression },
): SQL<DataOf<Value>[]> {
  return typed(sql`(select coalesce(json_agg(${value} order by ${orderBy}), '[]') ${fromWhere(rows)})`)
}

/** SQL: a value per locale as a JSON object; null if there are no rows. */
export function jsonByLocale<Value extends Expression>(
  locale: AnyPgColumn,
  value: Value,
  rows: Rows,
): SQL<Partial<Record<'ar' | 'en', DataOf<Value>>> | null> {
  return typed(sql`(select json_object_agg(${locale}, ${value}) ${fromWhere(rows)})`)
}
