import type { Executor } from '@zayy/platform/postgres/database'
import { not } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Returns the ids of the rows of a table that are not hidden, by a column. */
export async function selectIds(
  executor: Executor,
  table: PgTable & Record<'id' | 'hidden', PgColumn>,
  key: PgColumn,
): Promise<Map<string, number>> {
  const rows = await executor.select({ key, id: table.id }).from(table).where(not(table.hidden))
  return new Map(rows.map((row) => [String(row.key), Number(row.id)]))
}
