import type { Transaction } from '@zayy/database/database'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { groupBy } from '../group-by.ts'

export type Row = Record<string, unknown>

/** PostgreSQL takes 65,535 parameters in one statement. */
const parameters = 30_000

/** Rows in parts that one statement can take. */
export function batches<T extends Row>(rows: readonly T[], columns: number): T[][] {
  const atOnce = Math.floor(parameters / Math.max(1, columns))
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, nth) =>
    rows.slice(nth * atOnce, (nth + 1) * atOnce),
  )
}

/** Updates rows that are named by `key`: many in a statement, as a new first product moves all others. */
export async function updateRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values()) {
    const names = Object.keys(alike[0] ?? {})
    const changes = names
      .filter((name) => !key.includes(name))
      .map((name) => sql`${columnName(table, name)} = given.${columnName(table, name)}`)
    const given = names.map((name) => columnName(table, name))
    for (const batch of batches(alike, names.length)) {
      await transaction.execute(sql`
        update ${table} set ${sql.join(changes, sql`, `)}
        from (values ${tuples(table, names, batch)}) as given (${sql.join(given, sql`, `)})
        where ${sql.join(
          key.map((name) => sql`${table}.${columnName(table, name)} = given.${columnName(table, name)}`),
          sql` and `,
        )}`)
    }
  }
}

/** Hides rows, for a table with a column `hidden`. */
export async function hideRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const batch of batches(rows, key.length))
    await transaction.execute(sql`update ${table} set hidden = true where ${named(table, key, batch)}`)
}

export async function deleteRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const batch of batches(rows, key.length))
    await transaction.execute(sql`delete from ${table} where ${named(table, key, batch)}`)
}

function named(table: PgTable, key: readonly string[], rows: readonly Row[]): SQL {
  const names = key.map((name) => columnName(table, name))
  return sql`(${sql.join(names, sql`, `)}) in (values ${tuples(table, key, rows)})`
}

function tuples(table: PgTable, names: readonly string[], rows: readonly Row[]): SQL {
  const values = rows.map((row) => {
    const cells = names.map((name) => {
      const column = columnOf(table, name)
      return sql`${sql.param(row[name] ?? null, column)}::${sql.raw(column.getSQLType())}`
    })
    return sql`(${sql.join(cells, sql`, `)})`
  })
  return sql.join(values, sql`, `)
}

function columnName(table: PgTable, name: string): SQL {
  return sql`${sql.identifier(columnOf(table, name).name)}`
}

function columnOf(table: PgTable, name: string) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
  return column
}
