import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

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
