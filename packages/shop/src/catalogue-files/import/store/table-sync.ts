import { anyOf } from '@zayy/database/sql/any-of'
import { type Locale, locales } from '@zayy/i18n/locale'
import type { Transaction } from '@zayy/platform/postgres/database'
import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeLog } from '../changes/change-log.ts'
import { isSame } from '../changes/draft.ts'
import type { EditGuard } from '../changes/keep-edits.ts'
import type { ViewedName } from '../changes/row-views.ts'
import type { RichText } from '../read/image-folder.ts'
import { deleteRows, hideRows, insertRows, type Row, updateRows } from './write-rows.ts'

/** Treatment of rows that are no longer in the owner's files. */
type WhenGone = 'hide' | 'delete' | 'stay'

/** A table whose changes can be shown to the owner (row-views.ts). No other table compiles. */
type Viewed<T extends PgTable> = T['_']['name'] extends ViewedName ? T : never

/** Makes tables equal to the owner's files. Writes only rows that differ, and keeps ids. */
export type TableSync = {
  /**
   * @param key columns that identify a row in the files; unique in the table
   * @param rows wanted rows; omitted columns are not changed
   * @param isManaged selects the rows that the files contain; all by default. Others stay
   * @param where the rows to compare; all by default, none if null
   * @returns the ids of the rows by key, for a table with ids
   */
  sync<T extends PgTable>(
    table: Viewed<T>,
    key: readonly (keyof T['$inferInsert'] & string)[],
    rows: readonly T['$inferInsert'][],
    whenGone: WhenGone,
    isManaged?: (row: T['$inferSelect']) => boolean,
    where?: SQL | null,
  ): Promise<Ids>
  /**
   * Syncs the two translations of each line.
   * @param owner column that refers to the translated row
   * @param areNew the lines are new to the shop
   */
  syncTranslations<T extends PgTable, Values>(
    table: Viewed<T>,
    owner: keyof T['$inferInsert'] & string,
    lines: readonly { values: Values }[],
    row: (values: Values, locale: Locale) => Omit<T['$inferInsert'], 'locale'>,
    areNew?: boolean,
  ): Promise<Ids>
  /** Like `sync` for a table that is only known at run time. Keys and rows are not type-checked. */
  syncAny(
    table: PgTable,
    key: readonly string[],
    rows: readonly Row[],
    whenGone: WhenGone,
    isManaged: (row: Row) => boolean,
  ): Promise<Ids>
  /** Notes a change made without `sync`. */
  noteWritten(): void
  /**
   * Deletes the rows that left the files. Runs last, children first, because rows refer to each other.
   * @returns true if any row was written
   */
  finish(): Promise<boolean>
}

/** Ids by natural key. */
export type Ids = {
  of(...key: (string | number)[]): number
  /** Returns true for a row of the files. */
  has(id: number): boolean
  /** Keys of the rows added by this import. */
  added: readonly string[]
}

/**
 * The products of a batch after they were stored.
 * @property isStored SQL: the row belongs to a product that was in the shop before; null if all are new. Parts of a removed
 *   product stay for its return, although no export contains them
 */
export type StoredBatch = { ids: Ids; areNew: boolean; isStored(productId: PgColumn): SQL | null }

/**
 * @param log receives every written row
 * @param guard keeps edits by commands
 */
export function tableSync(
  transaction: Transaction,
  log?: Pick<ChangeLog, 'rows'>,
  guard?: EditGuard,
): TableSync {
  let isWritten = false
  const deletions: (() => Promise<unknown>)[] = []

  const syncRows = async (
    table: PgTable,
    key: readonly string[],
    given: readonly Row[],
    whenGone: WhenGone,
    isManaged: (row: Row) => boolean,
    where?: SQL | null,
  ): Promise<Ids> => {
    const keyOf = (row: Row) => key.map((column) => String(row[column])).join('\u0000')
    const columns = getTableColumns(table)
    // Generated columns are large, and the files never contain them.
    const stored = Object.entries(columns).filter(([, column]) => column.generated === undefined)
    const select = () =>
      transaction
        .select(Object.fromEntries(stored))
        .from(table)
        .where(where ?? undefined)
    const found: Row[] = where === null ? [] : await select()
    const before = new Map(found.filter(isManaged).map((row) => [keyOf(row), row]))
    const ids = new Map([...before].map(([name, row]) => [name, Number(row.id)]))
    const rows = guard?.reconcile(table, { keyOf, key, rows: given, before, whenGone }) ?? given
    const { fresh, changed, kept } = compareAndTake(rows, before, keyOf)
    const updates = changed.map(([, row]) => row)
    await updateRows(transaction, table, key, updates)
    const inserted = await insertRows(transaction, table, fresh, 'id' in columns ? ['id', ...key] : [])
    for (const row of inserted) ids.set(keyOf(row), Number(row.id))
    const gone = [...before.values()].filter(
      (row) => whenGone === 'delete' || (whenGone === 'hide' && row.hidden === false),
    )
    if (whenGone === 'hide') await hideRows(transaction, table, key, gone)
    else if (gone.length > 0) deleteLater(table, 'id' in columns ? ['id'] : key, gone)
    isWritten ||= fresh.length + changed.length + gone.length > 0
    log?.rows(table, {
      added: fresh.map((row) => ({ ...row, id: ids.get(keyOf(row)) })),
      changed: changed.map(([old, row]) => [old, { ...old, ...row }]),
      kept,
      gone,
      isHidden: whenGone === 'hide',
    })
    return idsByKey(table, ids, new Set(rows.map(keyOf)), fresh.map(keyOf))
  }

  /** @param by columns that identify the rows. Only they are kept, because all rows of a shop may have to be deleted */
  const deleteLater = (table: PgTable, by: readonly string[], gone: readonly Row[]) => {
    const keys = gone.map((row) => Object.fromEntries(by.map((name) => [name, row[name]])))
    deletions.push(() => deleteRows(transaction, table, by, keys))
  }

  return {
    noteWritten() {
      isWritten = true
    },
    syncAny: syncRows,
    syncTranslations(table, owner, lines, row, areNew = false) {
      const rows: Row[] = lines.flatMap(({ values }) =>
        locales.map((locale) => ({ ...row(values, locale), locale })),
      )
      const column = getTableColumns(table)[owner]
      const owners = new Set(rows.map((one) => Number(one[owner])))
      const where = column && !areNew ? anyOf(column, [...owners]) : null
      return syncRows(table, [owner, 'locale'], rows, 'stay', () => true, where)
    },
    sync: (table, key, rows, whenGone, isManaged, where) =>
      syncRows(table, key, rows, whenGone, (row) => isManaged?.(row) ?? true, where),
    async finish() {
      for (const remove of deletions.reverse()) await remove()
      return isWritten
    },
  }
}

/** Compares rows with those before, and leaves in `before` what the rows lack. */
function compareAndTake(rows: readonly Row[], before: Map<string, Row>, keyOf: (row: Row) => string) {
  const fresh: Row[] = []
  const changed: [Row, Row][] = []
  const kept: [Row, Row][] = []
  for (const row of rows) {
    const name = keyOf(row)
    const old = before.get(name)
    before.delete(name)
    if (!old) {
      fresh.push(row)
      continue
    }
    if (Object.keys(row).some((column) => !isSame(row[column], old[column]))) changed.push([old, row])
    if ('position' in row) kept.push([old, row])
  }
  return { fresh, changed, kept }
}

/** @param ofFiles keys of the rows of the files */
function idsByKey(
  table: PgTable,
  ids: ReadonlyMap<string, number>,
  ofFiles: ReadonlySet<string>,
  added: readonly string[],
): Ids {
  let idsOfFiles: Set<number> | undefined
  return {
    of(...natural) {
      const id = ids.get(natural.join('\u0000'))
      if (id === undefined) throw new Error(`${getTableName(table)} has no ${natural.join(' / ')}`)
      return id
    },
    has(id) {
      idsOfFiles ??= new Set([...ids].flatMap(([name, own]) => (ofFiles.has(name) ? [own] : [])))
      return idsOfFiles.has(id)
    },
    added,
  }
}

export type StoreContext = {
  transaction: Transaction
  tables: TableSync
  log: ChangeLog
  /** Returns the hash of an image by its path in the owner's folder or its URL in the shop. */
  imageHash(path: string): string
  /** Converts the owner's Markdown into sanitised HTML. */
  html(text: RichText, locale: 'ar' | 'en'): string
}
