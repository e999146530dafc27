import type { PooledDatabase } from '@zayy/platform/postgres/database'

/**
 * Lists all columns with a value that contains one of the texts, in any letter case, files included:
 * 'orders.buyer_name'.
 */
export async function columnsHolding(database: PooledDatabase, texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.$client.query<{ table: string; column: string; type: string }>(`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`)
  const found: string[] = []
  for (const { table, column, type } of rows) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const held = await database.$client.query(
      `select 1 from "${table}" where exists (select from unnest($1::text[]) as t where position(lower(t) in lower(${text})) > 0) limit 1`,
      [texts],
    )
    if (held.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
