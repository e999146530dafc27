import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * SQL for inserting rows from JSON, whose keys are the schema's property names: `insert into t (${into}) select
 * ${values} from json_to_recordset($1) as row(${record})`.
 * @param omitted columns that the JSON does not contain
 */
export function jsonColumns<Table extends PgTable>(
  table: Table,
  omitted: readonly (keyof Table['$inferSelect'])[],
): { into: string; values: string; record: string } {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !omitted.includes(key))
  return {
    into: columns.map(([, { name }]) => `"${name}"`).join(', '),
    values: columns.map(([key]) => `"${key}"`).join(', '),
    record: columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', '),
  }
}
