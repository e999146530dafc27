import type { Transaction } from '@zayy/database/database'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batches, deleteRows, hideRows, type Row, updateRows } from './write-rows.ts'

/** What an import did to one table: how many rows came, changed, went. */
export type Change = { table: string; added: number; changed: number; gone: number }

/** What happens to a row that the owner's files no longer name. */
type Gone = 'hide' | 'delete' | 'stay'

/** Brings tables in line with the owner's files, touching only rows that differ, so that ids stay. */
export type Keeper = {
  /**
   * @param key the columns that name a row in the files; unique in the table.
   * @param rows what the table should hold. Columns that a row leaves out are not touched.
   * @param alike rows of the table that are the owner's to keep; all when left out.
   * @returns the id of each row by its key, for a table that has ids.
   */
  keep<T extends PgTable>(
    table: T,
    key: readonly (keyof T['$inferInsert'] & string)[],
    rows: readonly T['$inferInsert'][],
    gone: Gone,
    alike?: (row: T['$inferSelect']) => boolean,
  ): Promise<Ids>
  note(change: Change): void
  /** Deletes what is gone, last of all and children first, since rows refer to each other. */
  finish(): Promise<Change[]>
}

/** Ids by natural key. */
export type Ids = {
  of(...key: (string | number)[]): number
  /** Those that this import made. */
  made: readonly string[]
}

export function keeper(transaction: Transaction): Keeper {
  const changes = new Map<string, Change>()
  const deletions: (() => Promise<unknown>)[] = []

  const note = (change: Change) => {
    const same = changes.get(change.table)
    if (!same) changes.set(change.table, change)
    else {
      same.added += change.added
      same.changed += change.changed
      same.gone += change.gone
    }
  }

  const keepRows = async (
    table: PgTable,
    key: readonly string[],
    rows: readonly Row[],
    gone: Gone,
    alike: (row: Row) => boolean,
  ): Promise<Ids> => {
    const nameOf = (row: Row) => key.map((column) => String(row[column])).join('\u0000')
    const found: Row[] = await transaction.select().from(table)
    const before = new Map(found.filter(alike).map((row) => [nameOf(row), row]))
    const ids = new Map([...before].map(([name, row]) => [name, Number(row.id)]))
    const fresh: Row[] = []
    const differing: Row[] = []
    for (const row of rows) {
      const old = before.get(nameOf(row))
      before.delete(nameOf(row))
      if (!old) fresh.push(row)
      else if (Object.keys(row).some((column) => !same(row[column], old[column]))) {
        differing.push(row)
      }
    }
    await updateRows(transaction, table, key, differing)
    const made: string[] = []
    for (const batch of batches(fresh, Object.keys(getTableColumns(table)).length)) {
      const inserted: Row[] = await transaction.insert(table).values(batch).returning()
      for (const row of inserted) {
        ids.set(nameOf(row), Number(row.id))
        made.push(nameOf(row))
      }
    }
    const left = [...before.values()].filter(
      (row) => gone === 'delete' || (gone === 'hide' && row.hidden === false),
    )
    if (gone === 'hide') await hideRows(transaction, table, key, left)
    else deletions.push(() => deleteRows(transaction, table, key, left))
    note({ table: getTableName(table), added: fresh.length, changed: differing.length, gone: left.length })
    return {
      of(...natural) {
        const id = ids.get(natural.join('\u0000'))
        if (id === undefined) throw new Error(`${getTableName(table)} has no ${natural.join(' / ')}`)
        return id
      },
      made,
    }
  }

  return {
    note,
    keep: (table, key, rows, gone, alike) => keepRows(table, key, rows, gone, (row) => alike?.(row) ?? true),
    async finish() {
      for (const remove of deletions.reverse()) await remove()
      return [...changes.values()].filter(({ added, changed, gone }) => added + changed + gone > 0)
    },
  }
}

function same(wanted: unknown, held: unknown): boolean {
  return wanted === held || JSON.stringify(wanted ?? null) === JSON.stringify(held ?? null)
}
