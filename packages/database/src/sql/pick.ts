import type { PgTable } from 'drizzle-orm/pg-core'

/** Returns some columns of a table, for a select. */
export function pick<Table extends PgTable, Name extends keyof Table & string>(
  table: Table,
  ...names: Name[]
): Pick<Table, Name> {
  const columns = names.map((name) => [name, table[name]])
  return Object.fromEntries(columns)
}
