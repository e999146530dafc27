import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A table's row as JSON carries it, by the names that the schema gives its columns: dates are texts. */
export type JsonRow<Table extends PgTable> = {
  [Key in keyof Table['$inferSelect']]: Table['$inferSelect'][Key] extends Date
    ? string
    : Table['$inferSelect'][Key]
}

/**
 * SQL: some rows of a table as a JSON list, each with all columns of the schema; an empty list where there are none.
 * @param where, orderBy SQL in which the table is called `t`
 */
export function jsonList<Table extends PgTable>(
  table: Table,
  { where, orderBy }: { where: string; orderBy: string },
): SQL<JsonRow<Table>[]> {
  const fields = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', t."${name}"`)
  return sql<JsonRow<Table>[]>`${sql.raw(
    `(select coalesce(json_agg(json_build_object(${fields.join(', ')}) order by ${orderBy}), '[]')
      from "${getTableName(table)}" t where ${where})`,
  )}`
}

/**
 * SQL for writing rows that arrive as JSON, with the schema's names as keys: `insert into t (${into})
 * select ${values} from json_to_recordset($1) as row(${record})`.
 * @param besides the columns that do not come from the JSON
 */
export function jsonColumns<Table extends PgTable>(
  table: Table,
  besides: readonly (keyof Table['$inferSelect'])[],
): { into: string; values: string; record: string } {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !besides.includes(key))
  return {
    into: columns.map(([, { name }]) => `"${name}"`).join(', '),
    values: columns.map(([key]) => `"${key}"`).join(', '),
    record: columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', '),
  }
}
