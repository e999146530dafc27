import type { Transaction } from '@zayy/platform/postgres/database'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row by property names of the schema. Omitted columns keep their value or get their default. */
export type Row = Record<string, unknown>

/** Rows are sent as one JSON parameter per statement, because PostgreSQL parses each parameter. */
const BATCH_SIZE = 2_000

/** @param returning columns to return for each row, in the order of the rows */
export async function insertRows(
  transaction: Transaction,
  table: PgTable,
  rows: readonly Row[],
  returning: readonly string[] = [],
): Promise<Row[]> {
  const inserted: Row[] = []
  for (const { names, batch } of batches(rows)) {
    const columns = list(names.map((name) => columnName(table, name)))
    const values = list(names.map((name) => sql`${sql.identifier(name)}`))
    const asked = list(returning.map((name) => sql`${columnName(table, name)} as ${sql.identifier(name)}`))
    const result = await transaction.execute(sql`
      insert into ${table} (${columns}) select ${values} from ${given(table, names, batch)}
      ${returning.length > 0 ? sql`returning ${asked}` : sql``}`)
    inserted.push(...result.rows)
  }
  return inserted
}

/** Updates the rows identified by `key`, many per statement: a new first product moves all others. */
export async function updateRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const { names, batch } of batches(rows)) {
    const changes = names
      .filter((name) => !key.includes(name))
      .map((name) => sql`${columnName(table, name)} = given.${sql.identifier(name)}`)
    await transaction.execute(sql`
      update ${table} set ${list(changes)} from ${given(table, names, batch)} where ${isGiven(table, key)}`)
  }
}

/** Hides rows of a table with a column `hidden`. */
export async function hideRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const { batch } of batches(rows)) {
    await transaction.execute(
      sql`update ${table} set hidden = true from ${given(table, key, batch)} where ${isGiven(table, key)}`,
    )
  }
}

export async function deleteRows(
  transaction: Transaction,
  table: PgTable,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (const { batch } of batches(rows)) {
    await transaction.execute(
      sql`delete from ${table} using ${given(table, key, batch)} where ${isGiven(table, key)}`,
    )
  }
}

/** Groups the rows by their columns and splits them into statements. */
function batches(rows: readonly Row[]): { names: string[]; batch: Row[] }[] {
  return [...Map.groupBy(rows, (row) => Object.keys(row).join()).values()].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / BATCH_SIZE) }, (_, nth) => ({
      names: Object.keys(alike[0] ?? {}),
      batch: alike.slice(nth * BATCH_SIZE, (nth + 1) * BATCH_SIZE),
    })),
  )
}

/** SQL: rows as a table `given` with the columns `names`, in this order, named like the schema's properties. */
function given(table: PgTable, names: readonly string[], rows: readonly Row[]): SQL {
  const columns = names.map(
    (name) => sql`${sql.identifier(name)} ${sql.raw(columnOf(table, name).getSQLType())}`,
  )
  return sql`json_to_recordset(${JSON.stringify(rows)}) as given (${list(columns)})`
}

function isGiven(table: PgTable, key: readonly string[]): SQL {
  const same = key.map((name) => sql`${table}.${columnName(table, name)} = given.${sql.identifier(name)}`)
  return sql.join(same, sql` and `)
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `)
}

function columnName(table: PgTable, name: string): SQL {
  return sql`${sql.identifier(columnOf(table, name).name)}`
}

function columnOf(table: PgTable, name: string) {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
  return column
}
