import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Row } from '../store/write-rows.ts'
import type { CommandEdit, CommandEdits, EditedRow } from './command-edits.ts'
import { type Draft, fieldDraft, isSame } from './draft.ts'
import type { FieldView } from './row-view.ts'
import { viewOf } from './row-views.ts'
import type { ChangeKind, Thing } from './shop-change.ts'

/**
 * An edit by a command that the folder would undo. In the draft, `before` is the edited value and `after` that of the folder.
 */
export type FoundUndoing = { edit: CommandEdit; thing: Thing; change: ChangeKind; draft: Draft }

/**
 * Rows of one sync.
 * @property before all stored rows that the files decide about, by key
 */
type WantedRows = {
  keyOf(row: Row): string
  key: readonly string[]
  rows: readonly Row[]
  before: ReadonlyMap<string, Row>
  whenGone: 'hide' | 'delete' | 'stay'
}

/** Returns the rows to store: the given ones, with kept edits in place of theirs. */
export type EditGuard = {
  /** Returns the rows to store: the given ones, without what is kept. */
  reconcile(table: PgTable, wanted: WantedRows): readonly Row[]
  readonly found: readonly FoundUndoing[]
  /** True if the files do not mention a column of a row. */
  isUnsaid(table: string, key: string, column: string): boolean
}

export function editGuard(edits: CommandEdits, keep: boolean): EditGuard {
  const found: FoundUndoing[] = []
  const said = new Set<string>()
  const cellOf = (...names: string[]) => names.join('\u0000')
  return {
    found,
    isUnsaid: (...names) => !said.has(cellOf(...names)),
    reconcile(table, wanted) {
      const edited = edits.rows.get(getTableName(table))
      const view = viewOf(table)
      if (!edited || !('thing' in view)) return wanted.rows
      const given = new Set(wanted.rows.map(wanted.keyOf))
      const places = new Map<string, number>()
      const rows = wanted.rows.map((row) => {
        const edit = edited.get(wanted.keyOf(row))
        const old = wanted.before.get(wanted.keyOf(row))
        if (!edit || !old) return row
        const told = new Set<FieldView<Row>>()
        const kept = new Set<string>()
        for (const [column, command] of edit.columns) {
          const shown = view.columns[column]
          if (!(column in row) || shown === undefined || shown === 'hidden') continue
          said.add(cellOf(getTableName(table), wanted.keyOf(row), column))
          if (shown === 'order') {
            if (!isMovedBy(wanted, row, old)) continue
            places.set(wanted.keyOf(row), Number(old.position))
            const numbers = { before: `${Number(old.position) + 1}`, after: `${Number(row.position) + 1}` }
            const draft: Draft = { of: Number(old[view.id]), field: 'position', ...numbers }
            found.push({ edit: command, thing: view.thing, change: 'changed', draft })
            continue
          }
          if (isSame(row[column], old[column])) continue
          kept.add(column).add(`${column}Markdown`)
          if (shown === null || told.has(shown)) continue
          told.add(shown)
          const draft = fieldDraft(view, shown, old, { ...old, ...row })
          found.push({ edit: command, thing: view.thing, change: 'changed', draft })
        }
        return keep && kept.size > 0
          ? Object.fromEntries(Object.entries(row).filter(([column]) => !kept.has(column)))
          : row
      })
      for (const [name, old] of goneItems(edited, given, wanted)) {
        const { added } = edited.get(name) ?? {}
        if (!added) continue
        const draft = { of: Number(old[view.id]) }
        const change = wanted.whenGone === 'hide' ? 'hidden' : 'removed'
        found.push({ edit: added, thing: view.thing, change, draft })
        if (!keep) continue
        rows.push(Object.fromEntries(wanted.key.map((column) => [column, old[column]])))
        if (wanted.whenGone === 'hide') Object.assign(rows.at(-1) ?? {}, { hidden: false })
        if ('position' in old) places.set(name, Number(old.position))
      }
      return keep && places.size > 0 ? placed(rows, places, wanted.keyOf) : rows
    },
  }
}

function goneItems(
  edited: ReadonlyMap<string, EditedRow>,
  given: ReadonlySet<string>,
  { before, whenGone }: WantedRows,
): [string, Row][] {
  if (whenGone === 'stay') return []
  return [...edited.keys()].flatMap((name): [string, Row][] => {
    const old = before.get(name)
    return old && old.hidden !== true && !given.has(name) ? [[name, old]] : []
  })
}

/** True if this row has changed places with another one that stays. */
function isMovedBy({ rows, before, keyOf }: WantedRows, row: Row, old: Row): boolean {
  return rows.some((other) => {
    const was = before.get(keyOf(other))
    if (!was || was === old) return false
    return Number(was.position) < Number(old.position) !== Number(other.position) < Number(row.position)
  })
}

/** Puts the kept rows back at their former positions. */
function placed(
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
  keyOf: (row: Row) => string,
): Row[] {
  const order = rows.filter((row) => !places.has(keyOf(row)))
  const kept = rows.filter((row) => places.has(keyOf(row)))
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? 0
  for (const row of kept.toSorted((a, b) => placeOf(a) - placeOf(b))) order.splice(placeOf(row), 0, row)
  return order.map((row, position) => ({ ...row, position }))
}
