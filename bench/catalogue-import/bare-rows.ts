import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'

type BareTable = { name: string; columns: number; rows: unknown[][] }

/** Parameters per statement; PostgreSQL accepts up to 65,535. */
const PARAMETERS_PER_STATEMENT = 30_000

/** Reads all rows of all tables of the shop as texts. */
export async function readAllRows(database: Database): Promise<BareTable[]> {
  const pool = poolOf(database)
  const { rows } = await pool.query<{ name: string; list: string; columns: number }>(
    `select table_name as name, count(*)::int as columns,
       string_agg(format('%I::text', column_name), ', ' order by ordinal_position) as list
     from information_schema.columns
     where table_schema = 'public' and table_name in (select tablename from pg_tables)
     group by table_name`,
  )
  const tables: BareTable[] = []
  for (const { name, list, columns } of rows) {
    const found = await pool.query<unknown[]>({ text: `select ${list} from ${name}`, rowMode: 'array' })
    tables.push({ name, columns, rows: found.rows })
  }
  return tables
}

/**
 * Inserts rows into text tables without keys, indexes or constraints: many rows per statement, all in one transaction.
 * @returns seconds
 */
export async function insertBare(database: Database, tables: readonly BareTable[]): Promise<number> {
  const client = await poolOf(database).connect()
  try {
    await client.query('create schema bare')
    for (const { name, columns } of tables) {
      const list = Array.from({ length: columns }, (_, at) => `c${at} text`)
      await client.query(`create table bare.${name} (${list.join(', ')})`)
    }
    const start = performance.now()
    await client.query('begin')
    for (const { name, columns, rows } of tables) {
      const atOnce = Math.floor(PARAMETERS_PER_STATEMENT / columns)
      for (let first = 0; first < rows.length; first += atOnce) {
        const part = rows.slice(first, first + atOnce)
        const tuples = part.map(
          (row, nth) => `(${row.map((_, at) => `$${nth * columns + at + 1}`).join(', ')})`,
        )
        await client.query(`insert into bare.${name} values ${tuples.join(', ')}`, part.flat())
      }
    }
    await client.query('commit')
    return (performance.now() - start) / 1_000
  } finally {
    await client.query('drop schema bare cascade')
    client.release()
  }
}
