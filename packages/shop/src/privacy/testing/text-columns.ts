import type { PooledDatabase } from '@zayy/platform/postgres/database'

/**
 * Lists columns that can contain personal data: text, JSON or files, in tables that reference a customer or
 * order and in the tables of the given columns ('orders.buyer_name').
 */
export async function textColumns(database: PooledDatabase, ofPerson: readonly string[]): Promise<string[]> {
  const { rows } = await database.$client.query<{ column: string }>(
    `select table_name || '.' || column_name as "column"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')
       and (table_name = any($1) or exists (
         select from pg_constraint
         where contype = 'f' and confrelid in ('customers'::regclass, 'orders'::regclass)
           and conrelid = format('%I.%I', table_schema, table_name)::regclass))
     order by 1`,
    [ofPerson.map((column) => column.split('.')[0])],
  )
  return rows.map(({ column }) => column)
}
