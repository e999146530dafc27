import type { Client } from 'pg'

/**
 * Lists the shop's tables and their stored columns, without generated columns. Omits `storefront_assets`, which servers
 * fill from their builds.
 */
export async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query(`
    select quote_ident(relname) as name,
      array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'storefront_assets'
    group by relname order by relname`)
  return rows.map(({ name, columns }) => ({ name: String(name), columns: columns.map(String) }))
}

/** Lists the sequences of the shop's tables. */
export async function listSequences(client: Client): Promise<string[]> {
  const { rows } = await client.query(`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  return rows.map(({ name }) => String(name))
}
