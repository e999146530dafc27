import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A column of the schema, or an expression whose type is known. */
export type Expression = AnyPgColumn | SQL

/** What a subquery makes of an expression's values: nothing decodes them, so that dates are texts, as in JSON. */
export type DataOf<Value extends Expression> = Value extends AnyPgColumn
  ? Undecoded<GetColumnData<Value>>
  : Value extends SQL<infer Data>
    ? Undecoded<Data>
    : never

type Undecoded<Data> = Data extends Date ? string : Data

/** The rows of a subquery. `from` is a table, or a join. */
export type Rows = { from: PgTable | SQL; where?: SQL | undefined }

/** SQL: a value of one row; null where there is none. */
export function oneOf<Value extends Expression>(value: Value, rows: Rows): SQL<DataOf<Value> | null> {
  return typed(sql`(select ${value} ${fromWhere(rows)})`)
}

/** SQL: a value of each row as an array. `rest` follows the select list: from, where, order by, limit. */
export function arrayOf<Value extends Expression>(value: Value, rest: SQL): SQL<DataOf<Value>[]> {
  return typed(sql`array(select ${value} ${rest})`)
}

/** SQL: how many rows there are. */
export function countOf(rows: Rows): SQL<number> {
  return typed<number>(sql`(select count(*)::int ${fromWhere(rows)})`)
}

/** SQL: whether there is such a row. */
export function existsIn(rows: Rows): SQL<boolean> {
  return typed(sql`exists (select ${fromWhere(rows)})`)
}

/** SQL: an expression that may have no row to be of. */
export function orNull<Data>(expression: SQL<Data>): SQL<Data | null> {
  return typed(expression)
}

export function fromWhere({ from, where }: Rows): SQL {
  return where ? sql`from ${from} where ${where}` : sql`from ${from}`
}

/**
 * SQL of a known type, whose columns keep the names of their tables: drizzle takes those away from what stands in a select
 * list by itself, so that a subquery would mean its own columns by those of the query around it.
 */
export function typed<Data>(expression: SQL): SQL<Data> {
  return sql<Data>`${expression}`
}
