import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A column of the schema, or a typed expression. */
export type Expression = AnyPgColumn | SQL

/** Type of an expression within a subquery. Drizzle does not decode its values, so dates are strings, as in JSON. */
export type DataOf<Value extends Expression> = Value extends AnyPgColumn
  ? Undecoded<GetColumnData<Value>>
  : Value extends SQL<infer Data>
    ? Undecoded<Data>
    : never

type Undecoded<Data> = Data extends Date ? string : Data

/** Source of a subquery. `from` is a table or a join. */
export type Rows = { from: PgTable | SQL; where?: SQL | undefined }

/** SQL: the value of one row; null if there is none. */
export function oneOf<Value extends Expression>(value: Value, rows: Rows): SQL<DataOf<Value> | null> {
  return typed(sql`(select ${value} ${fromWhere(rows)})`)
}

/** SQL: a value per row as an array. `rest` follows the select list: from, where, order by, limit. */
export function arrayOf<Value extends Expression>(value: Value, rest: SQL): SQL<DataOf<Value>[]> {
  return typed(sql`array(select ${value} ${rest})`)
}

export function countOf(rows: Rows): SQL<number> {
  return typed<number>(sql`(select count(*)::int ${fromWhere(rows)})`)
}

export function existsIn(rows: Rows): SQL<boolean> {
  return typed(sql`exists (select ${fromWhere(rows)})`)
}

/** SQL: a value that is null if its row is missing. */
export function orNull<Data>(expression: SQL<Data>): SQL<Data | null> {
  return typed(expression)
}

export function fromWhere({ from, where }: Rows): SQL {
  return where ? sql`from ${from} where ${where}` : sql`from ${from}`
}

/**
 * SQL of a known type whose columns keep their table names. Drizzle drops the table names of an expression that is
 * selected directly, so a column in a subquery would refer to the subquery's own table.
 */
export function typed<Data>(expression: SQL): SQL<Data> {
  return sql<Data>`${expression}`
}
